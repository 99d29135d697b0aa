import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const games = ((await (await fetch(`${url}/api/games`)).json()) as { id: string }[]).map(({ id }) => id);

test.each(games)('%s to the end on the generic screen', async (game) => {
  const ann = await Person.enter(browser, { url, words: true, language: game === 'gatsby' ? 'fr' : 'en' });
  const { page } = ann;
  await ann.go('/');
  await page.selectOption(`#level-${game}`, 'random');
  await page.locator(`[data-game=${game}] button.primary`).click();
  await ann.asked();
  await page.locator('.generic').waitFor();
  const random = dice(7);
  for (let n = 0; n < 8 && (await ann.asked()); n += 1) await ann.play(random, false);
  await ann.picture(`words-${game}-1440`);
  await ann.accessible(`${game} in words`);
  await ann.allInWords();
  expect(await ann.playOut(random, false, 3000)).toBeGreaterThan(0);
  await ann.picture(`words-${game}-end-1440`);
  await ann.leave();
});

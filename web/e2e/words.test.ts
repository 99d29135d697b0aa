import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';
import { newTable, steer } from './steer';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const games = ((await (await fetch(`${url}/api/games`)).json()) as { id: string }[]).map(({ id }) => id);

test.each(games)('%s to the end on the plain screen', async (game) => {
  const ann = await Person.enter(browser, { url, words: true, language: game === 'gatsby' ? 'fr' : 'en' });
  const { page } = ann;
  await ann.go('/');
  await page.selectOption(`#level-${game}`, 'random');
  await page.locator(`[data-game=${game}] button.primary`).click();
  await ann.asked();
  await page.locator('.plain-screen').waitFor();
  const random = dice(7);
  for (let n = 0; n < 8 && (await ann.asked()); n += 1) await ann.play(random, false);
  await ann.pictures(`words-${game}`);
  await ann.accessible(`${game} in words`);
  await ann.allInWords();
  expect(await ann.playOut(random, false, 3000)).toBeGreaterThan(0);
  await ann.picture(`words-${game}-end-1440`);
  await ann.leave();
});

test('deals and bids of one’s own making on the plain screen', async () => {
  const ann = await Person.enter(browser, { url, words: true });
  const { page } = ann;
  await ann.go('/');
  await page.selectOption('#level-gangster-paradise', 'random');
  await page.locator('[data-game=gangster-paradise] button.primary').click();
  await ann.asked();
  const form = page.locator('form', { hasText: 'A move of your own' });
  const log = page.locator('.side .log');
  await form.getByLabel('What').selectOption('Offer a deal');
  await form.getByRole('button', { name: 'Offer a deal' }).click();
  // The server refuses in words, and the rule behind it is one click away.
  const refusal = page.getByRole('alert');
  await refusal.getByText('An offer of nothing for nothing is none').waitFor();
  await refusal.getByRole('button', { name: 'Why? The rule behind this' }).click();
  await page.locator('dialog').getByText('Rule GP-NEG').first().waitFor();
  await page.keyboard.press('Escape');
  await form.getByLabel('White you give').fill('1');
  await form.getByRole('group', { name: 'Goods you ask for' }).getByLabel('Jewels').fill('2');
  await form.getByText(/Offer .* 1 white for 2 × jewels/i).waitFor();
  await ann.pictures('words-deal');
  await ann.accessible('the form of a deal');
  await form.getByRole('button', { name: 'Offer a deal' }).click();
  await log.getByText(/^You offer|offers .* 1 white for 2 × jewels/).first().waitFor();

  // On to an auction, and a bid that no list holds.
  for (let n = 0; n < 60; n += 1) {
    await ann.asked();
    if (await page.getByRole('button', { name: 'drop out' }).count()) break;
    const on = page.getByRole('button', { name: 'go on' });
    if (await on.count()) await on.click();
    else await ann.choices.first().click();
    await page.waitForTimeout(150);
  }
  await form.getByLabel('What').selectOption('Bid');
  await form.getByLabel('Notes').fill('77');
  await form.getByRole('button', { name: 'Bid', exact: true }).click();
  await log.getByText(/bids 77/).waitFor();
  await ann.leave();
});

test('a payment in a mix of one’s own on the plain screen', async () => {
  const ann = await Person.enter(browser, { url, words: true });
  const { page } = ann;
  await ann.go('/about');
  const path = await newTable(ann, 'gangster-paradise', ['me Al', 'me Bo', 'me Cy']);
  const { question } = await steer(ann, path, ['mix'], ['offer']);
  expect(question).toBe('mix');
  await ann.go(path);
  await page.locator('.curtain button').click();
  const form = page.locator('form', { hasText: 'A move of your own' });
  // What can be done now is chosen already; too much is refused in words.
  expect(await form.getByLabel('What').inputValue()).toBe('pay');
  await form.getByRole('spinbutton').fill('999');
  await form.getByRole('button', { name: /^Pay/ }).click();
  const refusal = page.getByRole('alert');
  const [, least] = (await refusal.innerText()).match(/between (\d+) and \d+ must be red/)!;
  await ann.pictures('words-payment');
  await ann.accessible('the form of a payment');
  await form.getByRole('spinbutton').fill(least!);
  await form.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: /^take/i }).first().waitFor();
  await ann.leave();
});

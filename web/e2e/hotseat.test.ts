import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('two players at one screen, with a curtain between them', async () => {
  const home = await Person.enter(browser, { url });
  const { page } = home;
  await home.go('/new/gatsby');
  await page.getByLabel('Who plays James').selectOption('me');
  await page.getByLabel('Name of Dorothy').fill('Zelda');
  await page.getByLabel('Name of James').fill('Scott');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.locator('.curtain');
  await curtain.waitFor();
  // Behind the curtain nothing of the game is on the page.
  expect(await page.locator('.gatsby').count()).toBe(0);
  expect(await page.locator('.log li').count()).toBe(0);
  await home.pictures('curtain');
  await home.accessible('the curtain');
  const random = dice(8);
  const seen = new Set<string>();
  for (let n = 0; n < 400; n += 1) {
    await page.locator('.curtain, .choice:not([disabled]), .ending').first().waitFor();
    if (await home.over.count()) break;
    if (await curtain.count()) {
      expect(await page.locator('.gatsby').count()).toBe(0);
      seen.add(await curtain.getByRole('button').innerText());
      await curtain.getByRole('button').click();
      continue;
    }
    await home.play(random).catch(async (error: unknown) => {
      // The curtain may have fallen instead.
      if ((await curtain.count()) === 0) throw error;
    });
  }
  await home.over.waitFor();
  expect([...seen].sort()).toEqual(['I am Scott', 'I am Zelda']);
  await home.leave();
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const games = ((await (await fetch(`${url}/api/games`)).json()) as { id: string }[]).map(({ id }) => id);
const pages = ['/', '/account', '/about', ...games.flatMap((id) => [`/new/${id}`, `/rules/${id}`])];

for (const language of ['en', 'fr'] as const) {
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    for (const theme of ['light', 'dark'] as const) {
      test(`every page: ${language}, ${width} px, ${theme}`, async () => {
        const ann = await Person.enter(browser, { url, width, height, language, theme, touch: width < 500 });
        for (const path of pages) {
          await ann.go(path);
          await ann.page.locator('h1').first().waitFor();
          await ann.page.waitForLoadState('networkidle');
          const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
          await ann.picture(`${name}-${language}-${theme}-${width}`);
          // Colours and sizes make the difference, the language only one.
          if (language === 'en' || theme === 'light') await ann.accessible(`${path} ${language} ${theme} ${width}`);
          await ann.allInWords();
          if (width < 500) await ann.inReach(`${path} at ${width}`);
          const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
        await ann.leave();
      });
    }
  }
}

test('the makers of the games are named as the games name them', async () => {
  const ann = await Person.enter(browser, { url });
  await ann.go('/about');
  const known = (await (await fetch(`${url}/api/games`)).json()) as { id: string; credits: Record<string, string[]> }[];
  for (const { id, credits } of known) {
    const named = await ann.page.locator(`[data-game=${id}] dd`).allInnerTexts();
    expect(named).toEqual(Object.values(credits).map((people) => people.join(', ')));
    expect(named.length).toBeGreaterThan(0);
  }
  await ann.leave();
});

test('settings are kept, and the language can be changed at any time', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await ann.go('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Colours').selectOption('dark');
  await ann.accessible('the settings');
  await ann.picture('settings-1440');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText('À quoi jouons-nous ce soir').waitFor();
  await page.reload();
  await page.getByText('À quoi jouons-nous ce soir').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await ann.leave();
});

test('a guest makes an account, leaves and comes back', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await ann.go('/account');
  await page.getByLabel('Account name').fill('ann.e2e');
  await page.getByLabel('Password').fill('a long secret');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('You are signed in as ann.e2e').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are a guest').waitFor();
  await page.getByLabel('Account name').fill('ann.e2e');
  await page.getByLabel('Password').fill('wrong secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Password').fill('a long secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('You are signed in as ann.e2e').waitFor();
  ann.troubles.length = 0; // The refused password is reported by the browser.
  await ann.leave();
});

test('Gatsby on a phone: the board fits, tapping brings a place near, all in reach', async () => {
  const ann = await Person.enter(browser, { url, width: 390, height: 844, touch: true, language: 'fr' });
  const { page } = ann;
  await ann.go('/');
  await page.selectOption('#level-gatsby', 'greedy');
  await page.locator('[data-game=gatsby] button.primary').tap();
  const random = dice(21);
  let zoomed = false;
  for (let n = 0; n < 12; n += 1) {
    await ann.asked();
    const target = page.locator('.gatsby [data-location=cabaret] .target').first();
    if (!zoomed && (await target.count())) {
      await ann.picture('gatsby-phone-390');
      await target.tap();
      await page.getByRole('button', { name: 'Tout le plateau' }).waitFor();
      await page.waitForTimeout(400);
      // A table's hit area is a square on its point: the side counts, not the box around it.
      const box = (await target.locator('.hit').boundingBox())!;
      expect(Math.min(box.width, box.height) / Math.SQRT2).toBeGreaterThanOrEqual(44);
      await ann.picture('gatsby-phone-near-390');
      await target.tap();
      zoomed = true;
      await page.getByRole('button', { name: 'Tout le plateau' }).waitFor({ state: 'detached' });
    } else {
      await ann.choices.nth(Math.floor(random() * (await ann.choices.count()))).tap();
      await page.waitForTimeout(250);
    }
  }
  expect(zoomed).toBe(true);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await ann.accessible('the table on a phone');
  await ann.inReach('the table on a phone');
  for (const sheet of ['Journal', 'Discussion', 'Joueurs', 'Plus']) {
    await page.locator('.sheets').getByRole('button', { name: sheet }).tap();
    await page.locator('dialog.sheet').waitFor();
    await ann.picture(`sheet-${sheet.toLowerCase()}-390`);
    await ann.accessible(`the sheet ${sheet}`);
    await ann.inReach(`the sheet ${sheet}`);
    await page.locator('dialog.sheet').getByRole('button', { name: 'Fermer' }).tap();
  }
  await ann.leave();
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';
import { newTable, steer } from './steer';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('a whole game against a bot, by clicking, and its replay', async () => {
  const ann = await Person.enter(browser, { url, motion: 'normal' });
  const { page } = ann;
  await ann.go('/');
  await page.locator('#my-name').fill('Ann');
  await page.locator('#my-name').press('Enter');
  await page.getByText('Kept').waitFor();
  await page.selectOption('#level-gatsby', 'greedy');
  await page.locator('[data-game=gatsby] button.primary').click();
  await ann.asked();
  await ann.picture('gatsby-start-1440');
  await ann.accessible('the table');
  const random = dice(11);
  for (let n = 0; n < 14 && (await ann.asked()); n += 1) await ann.play(random);
  await ann.asked();
  await ann.picture('gatsby-middle-1440');
  // Nothing to scroll on a desktop.
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Why? The rule behind this' }).click();
  await page.locator('dialog').getByText('All rules of the game').waitFor();
  await ann.accessible('a rule');
  await page.keyboard.press('Escape');
  await ann.playOut(random);
  await page.getByText('Download the journal').waitFor();
  await ann.pictures('gatsby-end');
  await ann.accessible('the end');
  await ann.allInWords();

  await page.getByRole('button', { name: 'Fair shuffle' }).first().click();
  await page.getByText('The seed fits the fingerprint').waitFor();
  await ann.picture('fairness-1440');
  await page.keyboard.press('Escape');

  await page.locator('.ending').getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay .gatsby').waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText('Move 1 of').waitFor();
  await page.locator('.log button').nth(12).click();
  await ann.pictures('replay');
  await ann.accessible('the replay');
  await ann.leave();
});

test('two characters change places, each with its side', async () => {
  const ann = await Person.enter(browser, { url, motion: 'normal' });
  const { page } = ann;
  const card = (side: string) => page.locator(`.card.target[data-side=${side}]`).first();
  // Not every game comes to such a swap, and not every swap finds a card of each side.
  for (let attempt = 0; ; attempt += 1) {
    expect(attempt).toBeLessThan(30);
    await ann.go('/about');
    const path = await newTable(ann, 'gatsby', ['me', 'random']);
    if ((await steer(ann, path, ['first'])).question !== 'first') continue;
    await ann.go(path);
    await ann.asked();
    if ((await card('up').count()) && (await card('down').count())) break;
  }
  const take = async (side: string) => {
    const found = card(side);
    const place = await found.getAttribute('data-place');
    const before = await page.locator('.count').innerText();
    await found.click();
    await expect.poll(() => page.locator('.count').innerText()).not.toBe(before);
    return place;
  };
  const shown = await take('up');
  const hidden = await take('down');
  // Every card that travels, and whether it turns over on the way.
  await page.evaluate(() => {
    const travelled: string[] = [];
    Object.assign(window, { travelled });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.card') && Array.isArray(frames) && frames.length) {
        const turned = frames.some(({ transform }) => {
          const [, x, y = x] = /scale\(([\d.e-]+)(?:, ([\d.e-]+))?\)/.exec(String(transform)) ?? [];
          return x !== y;
        });
        travelled.push(`${this.getAttribute('data-place')} ${this.getAttribute('data-side')}${turned ? ' turned' : ''}`);
      }
      return animate.call(this, frames, options);
    };
  });
  await page.locator('.choice').getByText('Yes', { exact: true }).click();
  await page.locator(`.card[data-place=${hidden}][data-side=up]`).waitFor();
  await page.locator(`.card[data-place=${shown}][data-side=down]`).waitFor();
  const travelled = () => page.evaluate(() => [...new Set((window as unknown as { travelled: string[] }).travelled)].sort());
  expect((await travelled()).filter((card) => card.startsWith(`${shown} `) || card.startsWith(`${hidden} `))).toEqual([`${hidden} up`, `${shown} down`].sort());
  await ann.picture('gatsby-swapped-1440');
  await ann.leave();
});

test('by keyboard alone', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await ann.go('/');
  await page.selectOption('#level-gatsby', 'random');
  await page.locator('[data-game=gatsby] button.primary').focus();
  await page.keyboard.press('Enter');
  await ann.asked();
  // By number, by arrows, and on the board itself.
  const count = async () => page.locator('.count').innerText();
  let before = await count();
  await page.locator('body').press('1');
  await expect.poll(count).not.toBe(before);
  await ann.asked();
  before = await count();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(count).not.toBe(before);
  for (let n = 0; n < 6; n += 1) {
    await ann.asked();
    if ((await ann.targets.count()) === 0) {
      await page.locator('body').press('1');
      continue;
    }
    before = await count();
    await ann.targets.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(count).not.toBe(before);
    break;
  }
  await ann.leave();
});

test('taking back, and a refusal to do without asking where nothing can be taken back', async () => {
  const wary = await Person.enter(browser, { url, confirm: true });
  await wary.go('/new/gatsby');
  await wary.page.getByLabel('Who plays James').selectOption('bot');
  await wary.page.getByLabel('Moves may be taken back').uncheck();
  await wary.picture('new-table-1440');
  await wary.accessible('the new table');
  await wary.page.getByRole('button', { name: 'Open the table' }).click();
  await wary.asked();
  const before = await wary.page.locator('.count').innerText();
  await wary.choices.first().click();
  await wary.page.getByText('this cannot be taken back').waitFor();
  expect(await wary.page.locator('.count').innerText()).toBe(before);
  await wary.page.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => wary.page.locator('.count').innerText()).not.toBe(before);
  await wary.leave();

  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await ann.go('/');
  await page.locator('[data-game=gatsby] button.primary').click();
  const random = dice(3);
  for (let n = 0; n < 30; n += 1) {
    await ann.asked();
    const at = await page.locator('.count').innerText();
    await ann.play(random);
    const undo = page.getByRole('button', { name: 'Take back' });
    if (await undo.isEnabled()) {
      await undo.click();
      await expect.poll(() => page.locator('.count').innerText()).toBe(at);
      await ann.leave();
      return;
    }
  }
  throw new Error('No move could be taken back.');
});

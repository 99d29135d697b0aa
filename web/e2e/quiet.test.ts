/** Bots make offers; whoever wants fewer of them has the switches beside the offer. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, Person } from './person';
import { newTable, steer } from './steer';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const turns = ['turn_delivery', 'turn_black_market', 'turn_sale', 'turn_recruitment', 'turn_laundering', 'turn_settled'];

/** Play on until a bot has made an offer that is still on the table. */
async function untilOffered(person: Person, path: string): Promise<void> {
  const offer = person.page.locator('.forMe .quiet');
  const done = person.page.locator('.tabs .go');
  for (let n = 0; n < 40; n += 1) {
    const { question } = await steer(person, path, turns, ['offer', 'accept', 'refuse']);
    expect(question).not.toBe('over');
    await person.page.locator('.bar .mark').waitFor();
    // Bots that move at random may withdraw what they have just offered.
    await person.page.waitForTimeout(800);
    if (await offer.count()) return;
    if (await done.count()) await done.click();
    else await person.page.locator('.laundry button.primary').click();
    await person.page.waitForTimeout(100);
  }
  throw new Error('No bot has made an offer.');
}

test('no more offers this phase, and none of one bot: by click, by key, and after a reload', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await ann.go('/about');
  const path = await newTable(ann, 'gangster-paradise', ['me', 'random', 'random']);
  await ann.go(path);
  const board = page.locator('.gangster-paradise');
  await board.waitFor();
  await untilOffered(ann, path);
  await ann.accessible('an offer of a bot');
  await ann.pictures('gangster-paradise-bot-offer');

  const pause = board.getByRole('button', { name: 'No more offers this phase' });
  const mute = board.getByRole('button', { name: /^Mute / });
  expect(await pause.getAttribute('aria-pressed')).toBe('false');
  await pause.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => pause.getAttribute('aria-pressed')).toBe('true');
  const [, bot] = (await board.locator('.forMe strong').first().innerText()).match(/^(.*) offers you a deal$/)!;
  await mute.click();
  await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true');
  await ann.pictures('gangster-paradise-bot-muted');

  // The offer that is there is still to be answered; the switches stay within reach afterwards.
  await board.locator('.forMe').getByRole('button', { name: 'Refuse' }).click();
  await board.locator('.forMe').waitFor({ state: 'detached' });
  expect(await pause.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true');
  expect(await mute.innerText()).toContain(`Mute ${bot}`);
  await ann.accessible('a muted bot');
  await ann.picture('gangster-paradise-bot-hushed-1440');
  await pause.click();
  await mute.click();
  await pause.waitFor({ state: 'detached' });
  await mute.waitFor({ state: 'detached' });
  await ann.leave();
});

test('on a phone, in French, and on the plain screen', async () => {
  const ann = await Person.enter(browser, { url, width: 390, height: 844, touch: true, language: 'fr' });
  const { page } = ann;
  await ann.go('/about');
  const path = await newTable(ann, 'gangster-paradise', ['me', 'random', 'random']);
  await ann.go(path);
  await page.locator('.gangster-paradise').waitFor();
  await untilOffered(ann, path);
  await ann.inReach('an offer of a bot on a phone');
  await ann.picture('gangster-paradise-bot-offer-fr-390');
  await page.locator('.forMe').getByRole('button', { name: /^Ignorer / }).tap();
  await page.locator('.forMe [aria-pressed=true]').waitFor();

  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('coterie.settings')!) as object;
    localStorage.setItem('coterie.settings', JSON.stringify({ ...settings, words: true }));
  });
  await page.reload();
  const plain = page.locator('.plain-screen').getByRole('group', { name: 'Offres des robots' });
  await plain.waitFor();
  expect(await plain.getByRole('button').count()).toBe(3);
  expect(await plain.locator('[aria-pressed=true]').count()).toBe(1);
  await ann.inReach('the switches on the plain screen');
  await ann.leave();
});

/** One screen for several, and games that are over: on the drawn boards. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, Person } from './person';
import { newTable, steer } from './steer';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Several players at one screen. */
class Sofa {
  private constructor(readonly person: Person) {}

  static async sit(game: string, names: readonly string[]): Promise<Sofa> {
    const person = await Person.enter(browser, { url });
    await person.go('/about');
    await person.go(await newTable(person, game, names.map((name) => `me ${name}`)));
    await person.page.locator('.curtain').waitFor();
    return new Sofa(person);
  }

  get page() {
    return this.person.page;
  }

  /** Whoever is called lifts the curtain; nothing of the game was on the page before. */
  async lift(): Promise<string> {
    const curtain = this.page.locator('.curtain');
    await curtain.waitFor();
    expect(await this.page.locator('.edgar-lucien, .gangster-paradise, .log li, [role=tooltip]').count()).toBe(0);
    const said = await curtain.getByRole('button').innerText();
    await curtain.getByRole('button').click();
    await this.page.locator('.edgar-lucien, .gangster-paradise').waitFor();
    return said.replace('I am ', '');
  }
}

test('one screen for both players of Edgar & Lucien: each wheel stays secret', async () => {
  const sofa = await Sofa.sit('edgar-lucien', ['Zelda', 'Scott']);
  const { page } = sofa;
  for (let n = 0; n < 2; n += 1) {
    await sofa.lift();
    await page.locator('.city .target').nth(n).click();
  }
  // Whoever began last may be the first to set the wheel.
  await page.locator('.curtain, .confirm-wheel').first().waitFor();
  if (await page.locator('.curtain').count()) await sofa.lift();
  await page.locator('.hand.edgar').focus();
  await page.keyboard.press('3');
  const chosen = (await page.locator('.hand.edgar').getAttribute('aria-valuetext'))!;
  expect(chosen).toMatch(/^Yellow border/);
  // The pointer rests on the map: what it says must not outlast the curtain.
  await page.locator('.city [data-pawn]').first().hover();
  await page.locator('.confirm-wheel').focus();
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor();
  await page.waitForTimeout(500);
  await sofa.lift();
  expect(await page.locator('.hand.edgar').getAttribute('aria-valuetext')).toMatch(/^Stay put/);
  expect(await page.locator('.side li.done').count()).toBe(1);
  expect(await page.locator('.ledger .wheel').count()).toBe(0);
  expect(await page.locator('.ledger').getByText('?', { exact: true }).count()).toBe(1);
  await page.locator('.confirm-wheel').click();
  // The reveal: both wheels lie open for whoever is first.
  await page.locator('.curtain, .ledger .wheel').first().waitFor();
  if (await page.locator('.curtain').count()) await sofa.lift();
  await page.locator('.ledger .wheel').nth(1).waitFor();
  for (let n = 0; n < 8; n += 1) {
    await page.locator('.curtain, .choice:not([disabled]), .confirm-wheel').first().waitFor();
    if (await page.locator('.curtain').count()) await sofa.lift();
    else if (await page.locator('.confirm-wheel').count()) await page.locator('.confirm-wheel').click();
    else await page.locator('.choice').last().click();
    await page.waitForTimeout(120);
  }
  await sofa.person.leave();
});

test('one screen for three gangsters: a deal goes round, and money stays behind its screen', async () => {
  const sofa = await Sofa.sit('gangster-paradise', ['Al', 'Bo', 'Cy']);
  const { page } = sofa;
  const board = page.locator('.gangster-paradise');
  const active = await sofa.lift();
  expect(await board.locator('.dossier:not(.own) .stack').count()).toBe(0);
  await board.getByRole('tab', { name: 'Deal desk' }).click();
  const partner = board.locator('.partners button').first();
  const other = (await partner.innerText()).trim();
  await partner.click();
  await board.locator('.half.mine .add:not([disabled])').first().click();
  await board.getByRole('group', { name: 'Red you ask' }).getByRole('button', { name: /^5 more/ }).click();
  await board.locator('.desk .send button.primary').click();
  await board.locator('.offers .mine').waitFor();

  await page.getByRole('button', { name: `Hand the screen to ${other}` }).click();
  expect(await sofa.lift()).toBe(other);
  expect(await board.locator('.dossier:not(.own) .stack').count()).toBe(0);
  await board.locator('.forMe').waitFor();
  await sofa.person.picture('gangster-paradise-hotseat-1440');
  await sofa.person.accessible('an offer at one screen');
  await board.locator('.forMe .answers .primary').click();
  await board.locator('.dossier.own .stack b').first().getByText('15').waitFor();
  await page.getByRole('button', { name: 'Done: hand it back' }).click();
  expect(await sofa.lift()).toBe(active);
  expect(await board.locator('.dossier.own .stack b').first().innerText()).toBe('25');
  await board.locator('.tabs .go').click();
  await page.locator('.curtain').waitFor();
  await sofa.person.leave();
});

test('a game of three in Fosko is stepped through, from any seat', async () => {
  const ann = await Person.enter(browser, { url, motion: 'normal' });
  const { page } = ann;
  await ann.go('/about');
  const path = await newTable(ann, 'edgar-lucien', ['me', 'greedy', 'greedy']);
  const { moves } = await steer(ann, path, []);
  await ann.go(`${path.replace('/table/', '/replay/')}?move=0`);
  await page.locator('.edgar-lucien .city svg').waitFor();
  const now = page.locator('.controls .now strong');
  for (let n = 1; n <= 12; n += 1) {
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.waitForFunction((at) => document.querySelector('.controls .now strong')?.textContent?.includes(String(at)), n);
  }
  // A spectator sees no fortune and no hand; a seat sees its own.
  const hidden = page.locator('.ledger').getByText('?', { exact: true });
  await expect.poll(() => hidden.count()).toBe(3);
  expect(await page.locator('.side div.hand').count()).toBe(0);
  const seat = page.locator('.controls select');
  for (const option of ['1', '2', '3']) {
    await seat.selectOption({ index: Number(option) });
    await expect.poll(() => hidden.count()).toBe(2);
    await page.locator('.side div.hand').waitFor();
  }
  expect(await page.locator('.edgar-lucien .target, .confirm-wheel, .act, .why').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect.poll(() => now.innerText()).toContain(String(moves));
  await expect.poll(() => hidden.count()).toBe(0);
  await ann.picture('edgar-lucien-replay-1440');
  await ann.accessible('the replay of Fosko');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => now.innerText()).toContain(String(moves - 1));
  await ann.leave();
});

test('a game of the gangsters is stepped through, from any seat', async () => {
  const ann = await Person.enter(browser, { url, language: 'fr' });
  const { page } = ann;
  await ann.go('/about');
  const path = await newTable(ann, 'gangster-paradise', ['me', 'random', 'random']);
  const { moves } = await steer(ann, path, [], ['offer']);
  await ann.go(`${path.replace('/table/', '/replay/')}?move=0&seat=0`);
  const board = page.locator('.gangster-paradise');
  await board.waitFor();
  const slider = page.getByRole('slider');
  for (const at of [1, 5, 20, 33, 60, 61, 62, 63, 100, Math.floor(moves / 2)]) {
    await slider.fill(String(at));
    await expect.poll(() => page.locator('.controls .now strong').innerText()).toContain(String(at));
    // One looks on: nothing can be bid, sold, recruited or offered here.
    await expect.poll(() => board.locator('.dossier:not(.own) .stack').count()).toBe(0);
    expect(await board.locator('.dossier.own .stack').count()).toBe(2);
    expect(await board.locator('.bid, .pay, form, .go, .target, .answers').count()).toBe(0);
    expect(await board.getByRole('tab').count()).toBe(1);
  }
  await page.locator('.controls select').selectOption({ index: 2 });
  await board.locator('.dossier.own[data-seat="1"]').waitFor();
  await page.locator('.controls select').selectOption({ index: 0 });
  await expect.poll(() => board.locator('.stack').count()).toBe(0);
  await slider.fill(String(moves));
  await expect.poll(() => board.locator('.stack').count()).toBeGreaterThanOrEqual(6);
  await ann.picture('gangster-paradise-replay-1440');
  await ann.accessible('the replay of the gangsters');
  await ann.allInWords();
  await ann.leave();
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person, type Wishes } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const waiting = '.choice:not([disabled]), .confirm-wheel, .ending';

/** Somebody at the board of Fosko. */
class Schemer {
  private readonly pictured = new Set<string>();

  private constructor(readonly person: Person) {}

  static async enter(wishes: Omit<Wishes, 'url'> = {}): Promise<Schemer> {
    return new Schemer(await Person.enter(browser, { url, ...wishes }));
  }

  get page() {
    return this.person.page;
  }

  /** Sit down with bots. */
  async against(bots: number, level = 'greedy'): Promise<void> {
    await this.person.go('/new/edgar-lucien');
    await this.page.selectOption('#players', String(bots + 1));
    const kinds = this.page.locator('.seat > select:first-of-type');
    for (let n = 1; n <= bots; n += 1) {
      await kinds.nth(n).selectOption('bot');
      await this.page.locator('.seat').nth(n).locator('select').nth(1).selectOption(level);
    }
    await this.page.locator('form button.primary').click();
    await this.page.locator('.fosko .city svg').waitFor();
  }

  async asked(): Promise<boolean> {
    await this.page.locator(waiting).first().waitFor({ timeout: 60_000 });
    return (await this.person.over.count()) === 0;
  }

  /** Set the wheel by tapping: a hand, then a sector. */
  async setWheel(random: () => number): Promise<void> {
    for (const hand of ['edgar', 'lucien']) {
      await this.page.locator(`[data-hand=${hand}]`).click();
      const ways = this.page.locator('.wheel .sector:not(.dead) .face');
      await ways.nth(Math.floor(random() * (await ways.count()))).click();
    }
  }

  /** Make a decision by clicking: on the board where it shows, else in the list. */
  async play(random: () => number): Promise<void> {
    const before = await this.page.locator('.count').textContent();
    if (await this.page.locator('.confirm-wheel').count()) {
      await this.setWheel(random);
      await this.page.locator('.confirm-wheel').click();
    } else {
      const targets = this.page.locator('.fosko .target');
      const acts = this.page.locator('.fosko .act, .fosko article .primary');
      const [onBoard, doable] = [await targets.count(), await acts.count()];
      const list = this.person.choices;
      if (onBoard > 0 && random() < 0.8) await targets.nth(Math.floor(random() * onBoard)).click();
      else if (doable > 0 && random() < 0.9) await acts.nth(Math.floor(random() * doable)).click();
      else await list.nth(Math.floor(random() * (await list.count()))).click();
    }
    await this.page.waitForFunction(
      (was) => document.querySelector('.ending') || document.querySelector('.count')?.textContent !== was,
      before,
      { timeout: 20_000 },
    );
  }

  /** A picture in colour and one in grey, the first time a situation is met. */
  async picture(name: string): Promise<void> {
    if (this.pictured.has(name)) return;
    this.pictured.add(name);
    await this.person.picture(`fosko-${name}`);
    await this.page.evaluate(() => (document.documentElement.style.filter = 'grayscale(1)'));
    await this.person.picture(`fosko-${name}-grey`);
    await this.page.evaluate(() => (document.documentElement.style.filter = ''));
  }

  async situation(): Promise<string> {
    return this.page.locator('.fosko').evaluate((board) => {
      const phase = board.getAttribute('data-phase') ?? '';
      return board.querySelector('.map .target') && phase !== 'setup' ? `${phase}-target` : phase;
    });
  }

  async playOut(random: () => number, name: string, most = 900): Promise<number> {
    for (let made = 0; made < most; made += 1) {
      if (!(await this.asked())) return made;
      // Not the first turn: by then the city has owners.
      if (made > 12) await this.picture(`${await this.situation()}-${name}`);
      await this.play(random);
    }
    throw new Error(`The game did not end within ${most} decisions.`);
  }
}

test.each([1, 3])('a whole game by clicking, against %i bots', async (bots) => {
  const ann = await Schemer.enter({ language: bots === 1 ? 'en' : 'fr' });
  const { page, person } = ann;
  const size = `${bots + 1}p-1440`;
  await ann.against(bots);
  await ann.asked();
  await ann.picture(`start-${size}`);
  await person.accessible('the start');
  const random = dice(20 + bots);
  while (!(await page.locator('.confirm-wheel').count())) {
    await ann.asked();
    await ann.play(random);
    await page.locator(waiting).first().waitFor();
  }
  await ann.setWheel(random);
  await ann.picture(`wheel-${size}`);
  await person.accessible('the wheel');
  // Nothing to scroll on a desktop.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await ann.playOut(random, size);
  await ann.picture(`end-${size}`);
  await person.accessible('the end');
  await person.allInWords();
  await person.leave();
});

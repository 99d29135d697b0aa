import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { dice, openBrowser, Person } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Somebody at the gangsters' table. */
class Gangster {
  readonly seen = new Set<string>();

  constructor(
    readonly person: Person,
    readonly pictures = '',
  ) {}

  get page() {
    return this.person.page;
  }

  get mob(): Locator {
    return this.page.locator('.mob');
  }

  /** The number of moves made, also where the count is not shown. */
  count(): Promise<string> {
    return this.page.locator('.tabs .count').textContent().then(String);
  }

  async changed(before: string): Promise<void> {
    await this.page.waitForFunction(
      (was) => document.querySelector('.ending') || document.querySelector('.tabs .count')?.textContent !== was,
      before,
      { timeout: 30_000 },
    );
  }

  /** A picture of every kind of question, the first time it is asked. */
  async picture(name: string): Promise<void> {
    if (this.seen.has(name)) return;
    this.seen.add(name);
    if (this.pictures) await this.person.picture(`mob-${name}-${this.pictures}`);
  }

  /** What the table asks: the buttons of the board that answer it, best first. */
  private async answers(random: () => number): Promise<Locator[]> {
    const { mob } = this;
    const all = async (selector: string) => mob.locator(`${selector}:not([disabled])`).all();
    const some = (list: Locator[]) => (list.length ? [list[Math.floor(random() * list.length)]!] : []);
    const found: Locator[] = [];
    for (const [name, selector] of [
      ['offer', '.forMe .answers button'], ['good', '.target'], ['payment', '.pay button.primary'], ['throw', '.throws button'],
      ['auction', '.bid .row button'], ['laundering', '.laundry button.primary'],
    ] as const) {
      const list = await all(selector);
      if (!list.length) continue;
      await this.picture(name);
      found.push(...some(name === 'offer' ? list.filter((_, n) => n !== 1) : list));
    }
    const sale = await all('.counter .row button.primary');
    if (sale.length) {
      await this.picture('sale');
      found.push(...sale);
    }
    const recruits = await all('.tree .pay button');
    if (recruits.length) {
      await this.picture('recruitment');
      if (random() < 0.8) found.push(...some(recruits));
    }
    const hand = await all('.folder.own .hand button.pick');
    if (hand.length && random() < 0.5) {
      await hand[0]!.click();
      await this.picture('executant');
      found.unshift(...some(await all('.send button.primary')));
    }
    found.push(...(await all('.tabs .go')));
    return found;
  }

  /** Answer what is asked, by clicking on the board. */
  async play(random: () => number): Promise<void> {
    const before = await this.count();
    const [answer] = await this.answers(random);
    if (!answer) throw new Error(`Nothing to click: ${await this.page.locator('.prompt').innerText()}`);
    await answer.click({ timeout: 10_000 }).catch(async (error: unknown) => {
      // The table may have moved on under the pointer.
      if ((await this.count()) === before) throw error;
    });
    await this.changed(before);
  }

  async playOut(random: () => number, most = 900): Promise<void> {
    for (let made = 0; made < most; made += 1) {
      await this.page.locator('.mark, .ending').first().waitFor({ timeout: 60_000 });
      if (await this.person.over.count()) return;
      await this.play(random).catch(async (error: unknown) => {
        if ((await this.person.over.count()) === 0) throw error;
      });
    }
    throw new Error(`The game did not end within ${most} decisions.`);
  }
}

/** Sit down with bots. */
async function sit(person: Person, players: number, level = 'random'): Promise<void> {
  await person.go('/');
  const id = await person.page.evaluate(
    async (wish) => {
      const answer = await fetch('/api/play', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });
      return ((await answer.json()) as { id: string }).id;
    },
    { game: 'gangster-paradise', players, level },
  );
  await person.go(`/table/${id}`);
  await person.page.locator('.mob').waitFor();
}

/** Nothing to scroll on a desktop, nothing sideways anywhere. */
async function fits(person: Person, desktop: boolean): Promise<void> {
  const over = await person.page.evaluate(() => ({
    down: document.documentElement.scrollHeight - innerHeight,
    sideways: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(over.sideways).toBeLessThanOrEqual(0);
  if (desktop) expect(over.down).toBeLessThanOrEqual(0);
}

test('a whole game against two bots, by clicking, in English', async () => {
  const ann = await Person.enter(browser, { url });
  const game = new Gangster(ann, '3-1440');
  await sit(ann, 3);
  await game.page.locator('.mark').waitFor();
  await game.picture('start');
  await ann.accessible('the table');
  await fits(ann, true);
  await game.playOut(dice(4));
  await game.picture('end');
  await ann.accessible('the end');
  await ann.allInWords();
  await ann.leave();
});

test('a whole game against four bots, by clicking, in French and in the dark', async () => {
  const ann = await Person.enter(browser, { url, language: 'fr', theme: 'dark', motion: 'normal' });
  const game = new Gangster(ann, '5-fr-1440');
  await sit(ann, 5);
  await game.page.locator('.mark').waitFor();
  await game.picture('start');
  await ann.accessible('the table of five');
  await fits(ann, true);
  await game.playOut(dice(9));
  await game.picture('end');
  await ann.allInWords();
  await ann.leave();
});

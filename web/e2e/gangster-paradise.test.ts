import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { dice, openBrowser, Person } from './person';
import { newTable, steer } from './steer';

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

  get board(): Locator {
    return this.page.locator('.gangster-paradise');
  }

  /** The number of moves made, also where the count is not shown. */
  count(): Promise<string> {
    return this.page.locator('.tabs .count').textContent().then(String);
  }

  async changed(before: string): Promise<void> {
    await this.page.waitForFunction(
      (was) => document.querySelector('.ending') || document.querySelector('.tabs .count')?.textContent !== was,
      before,
      { timeout: 8_000 },
    );
  }

  /** A picture of every kind of question, the first time it is asked. */
  async picture(name: string): Promise<void> {
    if (this.seen.has(name)) return;
    this.seen.add(name);
    if (!this.pictures) return;
    await this.person.picture(`gangster-paradise-${name}-${this.pictures}`);
    // The same in grey: it must still be playable.
    const grey = (on: boolean) => this.page.evaluate((to) => (document.documentElement.style.filter = to), on ? 'grayscale(1)' : '');
    await grey(true);
    await this.person.picture(`gangster-paradise-${name}-${this.pictures}-grey`);
    await grey(false);
  }

  /** What the table asks: the buttons of the board that answer it, best first. */
  private async answers(random: () => number): Promise<Locator[]> {
    const { board } = this;
    const all = async (selector: string) => board.locator(`${selector}:not([disabled])`).all();
    const some = (list: Locator[]) => (list.length ? [list[Math.floor(random() * list.length)]!] : []);
    const found: Locator[] = [];
    for (const selector of [
      '.forMe .answers button:not(.counter, .cannot)', '.target', '.pay button.primary', '.throws button',
      '.bid .row button:not(.step)', '.laundry button.primary',
    ]) {
      found.push(...some(await all(selector)));
    }
    found.push(...(await all('.counter .row button.primary')));
    const recruits = await all('.tree .pay button');
    if (recruits.length && random() < 0.8) found.push(...some(recruits));
    const hand = await all('.dossier.own .hand button.pick');
    if (hand.length && random() < 0.5) {
      await hand[0]!.click();
      found.unshift(...some(await all('.send button.primary')));
    }
    found.push(...(await all('.tabs .go')));
    return found;
  }

  /** Answer what is asked, by clicking on the board. */
  async play(random: () => number): Promise<void> {
    const before = await this.count();
    const [answer] = await this.answers(random);
    // An offer may have lapsed meanwhile: then nothing is asked any more.
    if (!answer && (await this.page.locator('.mark').count()) === 0) return;
    if (!answer) throw new Error(`Nothing to click: ${await this.page.locator('.prompt').innerText()}`);
    await answer.click({ timeout: 10_000 }).catch(async (error: unknown) => {
      // The table may have moved on under the pointer.
      if ((await this.count()) === before) throw error;
    });
    await this.changed(before).catch(async (error: unknown) => {
      await this.person.picture('gangster-paradise-stuck');
      throw error;
    });
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
  await person.page.locator('.gangster-paradise').waitFor();
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
  const { board } = game;
  await board.getByRole('tab', { name: 'Deal desk' }).click();
  for (const partner of await board.locator('.partners button').all()) await partner.click();
  await board.locator('.half.mine .add:not([disabled])').first().click();
  await board.getByRole('group', { name: 'Red you ask' }).getByRole('button', { name: /^5 more/ }).click();
  await game.picture('desk');
  await fits(ann, true);
  await board.getByRole('tab', { name: 'The table' }).click();
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

test('a standing bid is raised without a click, up to its limit; then one drops out', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  const game = new Gangster(ann);
  await ann.go('/about');
  const path = await newTable(ann, 'gangster-paradise', ['me', 'random', 'random']);
  await ann.go(path);
  await game.board.waitFor();
  const mine = page.locator('.log').getByText(/^Guest \d+ bids \d+/);
  const passed = game.board.locator('.standing').getByText(/Your limit of \d+ is passed/);
  const drop = game.board.getByRole('button', { name: 'Drop out' });
  // Bots bid as they like: until the page has raised and a bot has gone beyond the limit.
  for (let n = 0, raised = 0; !raised || !(await passed.count()); n += 1) {
    expect(n).toBeLessThan(16);
    if (await passed.count()) await drop.click();
    await passed.waitFor({ state: 'detached' });
    const { question, moves } = await steer(ann, path, ['speak', 'speak_first'], ['offer']);
    expect(question).not.toBe('over');
    await expect.poll(async () => Number((await game.count()).match(/\d+/)![0])).toBeGreaterThanOrEqual(moves);
    await drop.waitFor();
    const high = game.board.locator('.call .high');
    const most = (await high.count()) ? Number(await high.innerText()) + 2 : 2;
    const before = await mine.count();
    await game.board.getByRole('group', { name: 'Raise for me to' }).locator('input').fill(String(most));
    await game.board.getByRole('button', { name: 'Set', exact: true }).click();
    await expect.poll(async () => (await passed.count()) || !(await game.board.getByText('Raising for you').count()), { timeout: 20_000 }).toBeTruthy();
    const bids = (await mine.allInnerTexts()).slice(before).map((text) => Number(text.match(/bids (\d+)/)![1]));
    expect(Math.max(0, ...bids)).toBeLessThanOrEqual(most);
    raised = bids.length;
  }
  // Nothing is bid any more: the bidder decides.
  const said = await game.count();
  await page.waitForTimeout(400);
  expect(await game.count()).toBe(said);
  await ann.picture('gangster-paradise-limit-passed-1440');
  const dropped = page.locator('.log').getByText(/^Guest \d+ drops out/);
  const times = await dropped.count();
  await drop.click();
  await expect.poll(() => dropped.count()).toBe(times + 1);
  await ann.leave();
});

test('three browsers close a deal with a counter-offer', async () => {
  const people = await Promise.all([
    Person.enter(browser, { url }),
    Person.enter(browser, { url, language: 'fr' }),
    Person.enter(browser, { url, width: 390, height: 844, touch: true }),
  ]);
  const [ann] = people as [Person, Person, Person];
  await ann.go('/new/gangster-paradise');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('The game begins when every seat is taken.').waitFor();
  const path = new URL(ann.page.url()).pathname;
  for (const person of people.slice(1)) {
    await person.go(path);
    await person.page.getByRole('button', { name: /Sit here|S’asseoir ici/ }).first().click();
  }
  for (const person of people) await person.page.locator('.gangster-paradise').waitFor();

  // Whoever is asked first makes both others the same offer at once.
  const gangsters = people.map((person) => new Gangster(person));
  await expect.poll(async () => (await Promise.all(people.map((p) => p.page.locator('.mark').count()))).reduce((a, b) => a + b), { timeout: 20_000 }).toBe(1);
  const marks = await Promise.all(people.map((p) => p.page.locator('.mark').count()));
  const active = gangsters[marks.indexOf(1)]!;
  const others = gangsters.filter((g) => g !== active);
  const desk = (g: Gangster) => g.board.getByRole('tab', { name: /Deal desk|Affaires/ });
  await desk(active).click();
  for (const partner of await active.board.locator('.partners button').all()) await partner.click();
  await active.board.locator('.half.mine .add:not([disabled])').first().click();
  const asked = active.board.getByRole('group', { name: /Red you ask|Rouge que vous demandez/ });
  await asked.getByRole('button', { name: /^5 (more|de plus)/ }).click();
  await active.board.locator('#deal-message').fill('Fresh from the docks.');
  await active.person.picture('gangster-paradise-desk');
  await active.person.accessible('the deal desk');
  await active.board.locator('.desk .send button.primary').click();
  for (const g of others) await g.board.locator('.forMe').waitFor();
  await others[0]!.person.picture('gangster-paradise-offer');
  await others[0]!.person.accessible('an offer');

  // The first refuses; the one who offered is told.
  await others[0]!.board.locator('.forMe').getByRole('button', { name: /Refuse/ }).click();
  await active.board.locator('.notices p').waitFor();

  // The second answers with another offer, which is accepted.
  const answering = others[1]!;
  await answering.board.locator('.forMe .counter').click();
  const given = answering.board.getByRole('group', { name: /Red you give|Rouge que vous donnez/ });
  expect(await given.locator('input').inputValue()).toBe('5');
  await given.getByRole('button', { name: /^1 (less|de moins)/ }).click();
  await answering.person.picture('gangster-paradise-counter');
  await answering.board.locator('.desk .send button.primary').click();
  const offer = active.board.locator('.forMe');
  await offer.locator('b').getByText('4', { exact: true }).waitFor();
  const red = active.board.locator('.dossier.own .stack b').first();
  expect(await red.innerText()).toBe('20');
  await offer.locator('.answers button.primary').click();
  await expect.poll(() => red.innerText()).toBe('24');
  await expect.poll(() => answering.board.locator('.dossier.own .stack b').first().innerText()).toBe('16');
  await active.person.picture('gangster-paradise-dealt');
  // The word with the offer is in the chat of all.
  for (const g of others) {
    const wide = await g.page.getByRole('tab', { name: /Chat|Discussion/ }).isVisible();
    if (wide) await g.page.getByRole('tab', { name: /Chat|Discussion/ }).click();
    else await g.page.locator('.sheets').getByRole('button', { name: /Chat|Discussion/ }).click();
    await g.page.getByText('Fresh from the docks.').first().waitFor();
    if (!wide) await g.page.keyboard.press('Escape');
  }

  // More than the other owns: the server says why not, with its clause.
  await desk(active).click();
  const partner = active.board.locator('.partners button');
  for (const button of await partner.all()) if ((await button.getAttribute('aria-pressed')) === 'true') await button.click();
  await partner.first().click();
  for (let n = 0; n < 5; n += 1) await asked.getByRole('button', { name: /^5 (more|de plus)/ }).click();
  await active.board.locator('.desk .send button.primary').click();
  const poor = others.find((g) => g !== answering)!;
  const asking = await Promise.race(others.map(async (g) => (await g.board.locator('.forMe').waitFor(), g)));
  await asking.board.locator('.forMe .cannot').click();
  await asking.page.locator('.bar [role=alert]').waitFor();
  await asking.page.locator('.bar [role=alert] button').first().click();
  await asking.page.locator('dialog').getByText('GP-NEG-2').first().waitFor();
  await asking.page.keyboard.press('Escape');
  expect([answering, poor]).toContain(asking);

  // A new offer takes the place of one's own old one; unanswered it lapses with the turn, and both are told.
  await active.board.locator('.half.mine .add:not([disabled])').first().click();
  await active.board.locator('.desk .send button.primary').click();
  await expect.poll(() => active.board.locator('.offers .mine .crate').count()).toBe(1);
  await active.board.locator('.tabs .go').click();
  for (const g of [active, asking]) await g.board.locator('.notices').getByText(/lapses|caduque|expire|tombe/).waitFor();
  await active.person.picture('gangster-paradise-lapsed');
  for (const person of people) await person.leave();
});

test('on a phone: a game of four, everything in reach, also in grey', async () => {
  const ann = await Person.enter(browser, { url, width: 390, height: 844, touch: true, language: 'fr' });
  const game = new Gangster(ann, '390');
  await sit(ann, 4);
  await ann.page.locator('.mark').waitFor();
  await ann.page.evaluate(() => scrollTo(0, 0));
  await game.picture('start');
  await fits(ann, false);
  await ann.accessible('the table on a phone');
  await game.board.getByRole('tab', { name: 'Affaires' }).tap();
  await game.board.locator('.partners button').first().tap();
  await game.board.locator('.half.mine .add:not([disabled])').first().tap();
  const box = (await game.board.locator('.half.mine .less:visible').first().boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.5);
  await game.picture('desk');
  await ann.accessible('the deal desk on a phone');
  await game.playOut(dice(17));
  await ann.accessible('the end on a phone');
  await ann.allInWords();
  await ann.leave();
});

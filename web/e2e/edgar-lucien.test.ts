import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person, type Wishes } from './person';
import { Server } from './server';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const waiting = '.choice:not([disabled]), .confirm-wheel, .ending';

/** Somebody at the board of Fosko. */
class Schemer {
  private readonly pictured = new Set<string>();

  private constructor(readonly person: Person) {}

  static async enter(wishes: Partial<Wishes> = {}): Promise<Schemer> {
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
    await this.page.locator('.edgar-lucien .city svg').waitFor();
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

  /** Point a hand to a sector. */
  async point(hand: string, sector: string): Promise<void> {
    await this.page.locator(`[data-hand=${hand}]`).click();
    await this.page.locator(`[data-sector=${sector}] .face`).click();
  }

  /** Choose a district on the map. */
  async begin(district: string): Promise<void> {
    await this.page.locator(`.city [data-district=${district}].target`).click();
  }

  /** Sit down with a bot and start in this district; if the bot has begun there, at another table. */
  async startAt(district: string): Promise<void> {
    for (let n = 0; n < 8; n += 1) {
      await this.against(1, 'random');
      await this.page.locator('.city .target').first().waitFor();
      if (await this.page.locator(`.city [data-district=${district}].target`).count()) break;
    }
    await this.begin(district);
  }

  /** Make a decision by clicking: on the board where it shows, else in the list. */
  async play(random: () => number): Promise<void> {
    const before = await this.page.locator('.count').textContent();
    if (await this.page.locator('.confirm-wheel').count()) {
      await this.setWheel(random);
      await this.page.locator('.confirm-wheel').click();
      // Others confirm at the same time: their moves do not answer this one.
      await this.page.locator('.confirm-wheel').waitFor({ state: 'detached' });
      return;
    }
    const targets = this.page.locator('.edgar-lucien .target');
    const acts = this.page.locator('.edgar-lucien .act, .edgar-lucien article .primary');
    const [onBoard, doable] = [await targets.count(), await acts.count()];
    const list = this.person.choices;
    if (onBoard > 0 && random() < 0.8) {
      const target = targets.nth(Math.floor(random() * onBoard));
      await target.click();
      // On a narrow screen the first tap brings the place near.
      if (await this.page.locator('.city .back').count()) await target.click();
    } else if (doable > 0 && random() < 0.9) await acts.nth(Math.floor(random() * doable)).click();
    else await list.nth(Math.floor(random() * (await list.count()))).click();
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
    await this.person.picture(`edgar-lucien-${name}`);
    await this.page.evaluate(() => (document.documentElement.style.filter = 'grayscale(1)'));
    await this.person.picture(`edgar-lucien-${name}-grey`);
    await this.page.evaluate(() => (document.documentElement.style.filter = ''));
  }

  async playOut(random: () => number, most = 900): Promise<number> {
    for (let made = 0; made < most; made += 1) {
      if (!(await this.asked())) return made;
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
  await ann.playOut(random);
  await ann.picture(`end-${size}`);
  await person.accessible('the end');
  await person.allInWords();
  await person.leave();
});

/** Everything but what may be chosen, as text: the offer of sectors is the same for everybody. */
function told(frame: string): string {
  return JSON.stringify(JSON.parse(frame, (field, value: unknown) => (field === 'legal' ? undefined : value)));
}

test('two browsers programme at once, and neither hears of the other’s wheel before the reveal', async () => {
  const [ann, bob, cy] = await Promise.all([Schemer.enter(), Schemer.enter({ language: 'fr' }), Schemer.enter()]);
  const frames = new Map<Schemer, string[]>();
  for (const one of [ann, bob, cy]) {
    const heard: string[] = [];
    frames.set(one, heard);
    one.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (socket.url().includes('/ws/tables/')) heard.push(told(String(payload)));
      }),
    );
  }
  const knows = (one: Schemer, word: string) => frames.get(one)!.some((frame) => frame.includes(`"${word}"`));

  await ann.person.go('/new/edgar-lucien');
  await ann.page.locator('form button.primary').click();
  await ann.page.getByText('The game begins when every seat is taken.').waitFor();
  const path = new URL(ann.page.url()).pathname;
  await bob.person.go(path);
  await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();
  await cy.person.go(path);
  for (const one of [ann, bob, cy]) await one.page.locator('.edgar-lucien .city svg').waitFor();

  // Whoever is first begins first.
  const districts = new Map([[ann, 'temple_oeil'], [bob, 'docks']]);
  const begins = async (one: Schemer) => (await one.page.locator('.city .target').count()) > 0;
  await expect.poll(async () => (await begins(ann)) || (await begins(bob))).toBe(true);
  const order = (await begins(ann)) ? [ann, bob] : [bob, ann];
  for (const one of order) {
    await one.page.locator('.city .target').first().waitFor();
    await one.begin(districts.get(one)!);
  }
  for (const one of [ann, bob]) await one.page.locator('.confirm-wheel').waitFor();
  expect(await cy.page.locator('.confirm-wheel').count()).toBe(0);

  // Both turn their hands; only Ann confirms, with a border and a metro line.
  await ann.point('edgar', 'orange');
  await bob.point('edgar', 'green');
  await ann.point('lucien', 'blue');
  expect(await ann.page.locator('[data-hand=edgar]').innerText()).toContain('Central Bank');
  expect(await ann.page.locator('[data-hand=lucien]').innerText()).toContain('Old Recyclery');
  expect(await ann.page.locator('.city .mouth.lit-line').count()).toBe(3);
  expect(await bob.page.locator('[data-hand=edgar]').innerText()).toContain('nulle part');
  await ann.page.locator('.confirm-wheel').click();
  for (const one of [ann, bob, cy]) await one.page.locator('.side li.done').first().waitFor();
  await ann.page.getByText('Your wheel is confirmed.').waitFor();
  await bob.picture('confirmed-fr-1440');
  await bob.page.waitForTimeout(300);
  for (const one of [bob, cy]) {
    expect(frames.get(one)!.some((frame) => frame.includes('"confirmed"'))).toBe(true);
    expect(knows(one, 'orange')).toBe(false);
    expect(knows(one, 'blue')).toBe(false);
  }
  expect(knows(ann, 'green')).toBe(false);

  await bob.page.locator('.confirm-wheel').click();
  await bob.page.locator('.edgar-lucien:not([data-phase=programming])').waitFor();
  for (const one of [ann, bob, cy]) {
    await expect.poll(() => knows(one, 'orange') && knows(one, 'blue') && knows(one, 'green')).toBe(true);
  }
  // Ann chooses her exit on the map, when it is her turn to move.
  await ann.page.locator('.city .target').first().waitFor();
  expect(await ann.page.locator('.city .target').count()).toBe(2);
  await ann.picture('exit-1440');
  await ann.person.accessible('the way out of the metro');
  await ann.begin('recyclerie');
  await ann.page.locator('.edgar-lucien[data-phase=action]').waitFor();
  for (const one of [ann, bob, cy]) await one.person.leave();
});

test('the wheel by dragging and by keys; the server says why something cannot be done', async () => {
  const ann = await Schemer.enter({ motion: 'normal' });
  const { page } = ann;
  await ann.startAt('central_bank');
  await page.locator('.confirm-wheel').waitFor();
  const hand = page.locator('.hand.edgar');
  const said = () => hand.getAttribute('aria-valuetext');

  const dial = (await page.locator('.wheel > svg').boundingBox())!;
  const middle = { x: dial.x + dial.width / 2, y: dial.y + dial.height / 2 };
  const grip = (await page.locator('.hand.edgar .disc').boundingBox())!;
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(middle.x + dial.width * 0.3, middle.y - dial.width * 0.05, { steps: 5 });
  await page.mouse.up();
  expect(await said()).toMatch(/^Yellow border/);

  await hand.focus();
  await page.keyboard.press('ArrowRight');
  expect(await said()).toMatch(/^Green border/);
  await page.keyboard.press('Home');
  expect(await said()).toMatch(/^Stay put: stays in/);
  await page.keyboard.press('8');
  expect(await said()).toMatch(/^Black metro: leads nowhere/);
  await page.keyboard.press('1');
  await page.locator('.confirm-wheel').focus();
  await page.keyboard.press('Enter');

  // What happens is told and walked one thing after the other.
  await page.locator('.city .caption').waitFor();
  // Lucien meets no condition yet, so the bank has no certificate for him: a reason and a rule.
  await page.locator('.actions .why').first().waitFor({ timeout: 60_000 });
  const before = await page.locator('.count').innerText();
  await page.locator('.actions .why').first().click();
  await page.locator('.notice.error').waitFor();
  await ann.picture('why-1440');
  await ann.person.accessible('a reason');
  await page.locator('.notice.error').getByRole('button', { name: 'Why?' }).click();
  await page.locator('dialog').getByText('All rules of the game').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.count').innerText()).toBe(before);
  await ann.person.leave();
});

test('cards are drawn, shown with what they need, and explained', async () => {
  const ann = await Schemer.enter();
  const { page } = ann;
  await ann.startAt('cochon_saoul');
  await page.locator('.confirm-wheel').click();
  await page.locator('.actions .act').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.hand article').count()).toBe(0);
  await page.getByRole('button', { name: 'Bar Shenanigans', exact: false }).first().click();
  await page.locator('.side .hand article').nth(1).waitFor();
  // Played from the next turn on.
  await page.locator('.actions .end').click();
  await page.locator('.confirm-wheel').click();
  await page.locator('.actions .end').waitFor({ timeout: 60_000 });
  await ann.picture('cards-1440');
  await ann.person.accessible('cards');
  const cards = page.locator('.side .hand article');
  for (let n = 0; n < (await cards.count()); n += 1) {
    expect(await cards.nth(n).locator('button').count()).toBeGreaterThan(0);
  }
  await ann.person.leave();
});

test('a game of three on a map of the host', async () => {
  const server = await new Server({ 'edgar-lucien': 'tests/games/edgar_lucien/third_map.toml' }).start();
  const ann = await Schemer.enter({ url: server.url, language: 'fr' });
  try {
    const { page, person } = ann;
    await ann.against(2);
    await page.locator('.city .target').first().waitFor();
    expect(await page.locator('.city [data-district]:not([data-pawn])').count()).toBe(10);
    expect(await page.locator('.note').count()).toBe(0);
    await ann.begin((await page.locator('.city [data-district=mill].target').count()) ? 'mill' : 'choir');
    await page.locator('.confirm-wheel').waitFor();
    expect(await page.locator('.wheel .sector').count()).toBe(6);
    await ann.point('edgar', 'tram');
    expect(await page.locator('[data-hand=edgar]').innerText()).toMatch(/Le tram[^]*Papiers/);
    expect(await page.locator('.city .mouth.lit-line').count()).toBe(3);
    await ann.picture('own-map-1440');
    await person.accessible('a map of the host');
    const random = dice(33);
    for (let n = 0; n < 30 && (await ann.asked()); n += 1) await ann.play(random);
    await ann.picture('own-map-later-1440');
    await person.allInWords();
    await person.leave();
  } finally {
    await server.stop();
  }
});

test.each([1, 3])('on a phone, against %i bots', async (bots) => {
  const ann = await Schemer.enter({
    width: 390, height: 844, touch: true, language: bots === 1 ? 'fr' : 'en', theme: bots === 1 ? 'light' : 'dark',
  });
  const { page, person } = ann;
  const size = `${bots + 1}p-390`;
  await ann.against(bots);
  await ann.asked();
  await ann.picture(`start-${size}`);
  await page.locator('.city .target').first().click();
  await ann.picture(`near-${size}`);
  await page.locator('.city .back').click();
  const random = dice(40 + bots);
  for (let n = 0; n < 16 && (await ann.asked()); n += 1) await ann.play(random);
  await ann.asked();
  await person.accessible('the phone');
  await person.allInWords();
  const tooWide = await page.evaluate(() =>
    document.documentElement.scrollWidth > innerWidth
      ? [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 90))
      : [],
  );
  expect(tooWide).toEqual([]);
  await page.locator('.ledgers').scrollIntoViewIfNeeded();
  await ann.picture(`ledgers-${size}`);
  await person.leave();
});

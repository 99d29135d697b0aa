/** What a table does besides showing itself: sounds, notifications, the badge, pieces that travel. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person, type Wishes } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** What the page asked of the browser; and `away`, to look elsewhere. */
interface Seen {
  tones: number;
  notices: { title: string; body: string }[];
  travels: number[];
  away: boolean;
}

async function watched(wishes: Omit<Wishes, 'url'>): Promise<Person> {
  const person = await Person.enter(browser, { url, ...wishes });
  await person.context.addInitScript(() => {
    const seen: Seen = { tones: 0, notices: [], travels: [], away: false };
    Object.assign(window, { seen });
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      seen.tones += 1;
      return tone.call(this);
    };
    class Notice {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(title: string, { body }: { body: string }) {
        seen.notices.push({ title, body });
      }
    }
    Object.assign(window, { Notification: Notice });
    Object.defineProperty(document, 'hidden', { get: () => seen.away });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      const { duration } = options as { duration: number };
      if (duration > 1) seen.travels.push(duration);
      return animate.call(this, frames, options);
    };
  });
  return person;
}

const seen = (person: Person) => person.page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function begin(person: Person): Promise<void> {
  await person.go('/');
  await person.page.selectOption('#level-gatsby', 'random');
  await person.page.locator('[data-game=gatsby] button.primary').click();
  await person.asked();
}

test('sounds, until they are switched off', async () => {
  const ann = await watched({ sound: true });
  const { page } = ann;
  const random = dice(4);
  await begin(ann);
  await ann.play(random);
  await expect.poll(async () => (await seen(ann)).tones).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sounds').uncheck();
  await page.keyboard.press('Escape');
  await ann.asked();
  const { tones } = await seen(ann);
  for (let n = 0; n < 3 && (await ann.asked()); n += 1) await ann.play(random);
  expect((await seen(ann)).tones).toBe(tones);
  await ann.leave();
});

test('pieces travel at the pace that was set, or not at all', async () => {
  const longest: number[] = [];
  for (const wishes of [{ motion: 'normal' }, { motion: 'fast' }, { motion: 'off' }, { motion: 'normal', stillness: true }] as const) {
    const ann = await watched(wishes);
    const random = dice(6);
    await begin(ann);
    for (let n = 0; n < 4 && (await ann.asked()); n += 1) await ann.play(random);
    longest.push(Math.max(0, ...(await seen(ann)).travels));
    await ann.leave();
  }
  const [normal, fast, off, still] = longest as [number, number, number, number];
  expect(normal).toBeGreaterThan(fast);
  expect(fast).toBeGreaterThan(100);
  expect([off, still]).toEqual([0, 0]);
});

test('a badge in the title and a notification when it is your turn, at the table and elsewhere; a new name is seen at once', async () => {
  const [ann, bob] = await Promise.all([watched({ notifications: true }), Person.enter(browser, { url })]);
  await ann.go('/new/gatsby');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('The game begins').waitFor();
  const path = new URL(ann.page.url()).pathname;
  await bob.go(path);
  await bob.page.getByRole('button', { name: 'Sit here' }).click();
  await bob.page.locator('.gatsby > svg').waitFor();
  await Promise.any([ann.asked(), bob.asked()]);
  const random = dice(9);
  /** One plays until it is the other's turn. */
  async function turn(one: Person): Promise<void> {
    while (await one.choices.count()) {
      await one.play(random);
      await one.page.waitForTimeout(120);
    }
  }
  const title = () => ann.page.title();
  await turn(ann);
  await expect.poll(title).toBe('Gatsby · Coterie');
  expect((await seen(ann)).notices).toEqual([]);
  // The table is open, but in a window that nobody looks at.
  await ann.page.evaluate(() => ((window as unknown as { seen: Seen }).seen.away = true));
  await turn(bob);
  await expect.poll(title).toBe('(1) Gatsby · Coterie');
  await expect.poll(async () => (await seen(ann)).notices.length).toBe(1);
  expect((await seen(ann)).notices[0]).toEqual({ title: 'It is your turn', body: 'Gatsby: the others are waiting for you.' });
  await turn(ann);
  await expect.poll(title).toBe('Gatsby · Coterie');

  // Another page, and a new name there.
  await ann.go('/account');
  await ann.page.locator('#my-name').fill('Zelda');
  await ann.page.locator('#my-name').press('Enter');
  await bob.page.locator('.people').getByText('Zelda').waitFor();
  await ann.page.evaluate(() => ((window as unknown as { seen: Seen }).seen.away = true));
  await turn(bob);
  await expect.poll(title).toMatch(/^\(1\) /);
  await expect.poll(async () => (await seen(ann)).notices.length).toBe(1);
  await ann.leave();
  await bob.leave();
});

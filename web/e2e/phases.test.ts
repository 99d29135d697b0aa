import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, Person } from './person';
import { alsoAt, newTable, steer } from './steer';

const url = inject('url');
const screenshots = join(import.meta.dirname, '..', '..', 'screenshots');
let browser: Browser;
beforeAll(async () => {
  mkdirSync(screenshots, { recursive: true });
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Buttons on the board or in the bar that a finger would miss: 44 pixels, drawn or around it. */
async function small(person: Person): Promise<string[]> {
  return person.page.evaluate(() => {
    const reaches = (e: HTMLElement, box: DOMRect): boolean => {
      e.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = e.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const [wide, high] = [box.width < 43.5 ? 21 : 0, box.height < 43.5 ? 21 : 0];
      return ([[-wide, -high], [wide, high]] as const).every(([i, j]) => e.contains(document.elementFromPoint(x + i, y + j)));
    };
    return [...document.querySelectorAll<HTMLElement>('main button, main select, main input, .bar button')]
      .filter((e) => e.checkVisibility() && !(e as HTMLButtonElement).disabled)
      .map((e) => ({ e, box: e.getBoundingClientRect() }))
      .filter(({ e, box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5) && !reaches(e, box))
      .map(({ e, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${e.outerHTML.slice(0, 120)}`);
  });
}

/** Texts that are cut off, and anything wider than the screen. */
async function cut(person: Person): Promise<string[]> {
  return person.page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (e) => e.checkVisibility() && e.childElementCount === 0 && e.textContent?.trim() && !e.closest('.visually-hidden, svg')
        && ['hidden', 'clip'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1,
    );
    return [...wide, ...texts.map((e) => `${e.textContent} ${e.outerHTML.slice(0, 90)}`)];
  });
}

/** A desk and a phone, both of one player: what is asked is looked at on both. */
class Screens {
  private constructor(
    readonly desk: Person,
    readonly phone: Person,
    readonly path: string,
    private readonly name: string,
  ) {}

  static async open(game: string, name: string, seats: readonly string[]): Promise<Screens> {
    const desk = await Person.enter(browser, { url });
    await desk.go('/about');
    const path = await newTable(desk, game, seats);
    const phone = await alsoAt(browser, desk, { url, width: 390, height: 844, touch: true, language: 'fr', theme: 'dark' });
    await Promise.all([desk.go(path), phone.go(path)]);
    for (const one of [desk, phone]) await one.page.locator('.fosko, .mob').waitFor();
    return new Screens(desk, phone, path, name);
  }

  /** Both screens have come to this move. */
  async at(moves: number): Promise<void> {
    for (const { page } of [this.desk, this.phone]) {
      await page.waitForFunction((n) => document.querySelector('.ending') || Number(document.querySelector('.tabs .count')?.textContent?.match(/\d+/)?.[0]) >= n, moves);
    }
  }

  async look(what: string): Promise<void> {
    const faults: string[] = [];
    for (const [person, width] of [[this.desk, 1440], [this.phone, 390]] as const) {
      const { page } = person;
      await page.evaluate(() => scrollTo(0, 0));
      for (const grey of [false, true]) {
        await page.evaluate((on) => (document.documentElement.style.filter = on ? 'grayscale(1)' : ''), grey);
        await page.screenshot({ path: join(screenshots, `${this.name}-${what}-${width}${grey ? '-grey' : ''}.png`), fullPage: width === 390 && !grey });
      }
      await page.evaluate(() => (document.documentElement.style.filter = ''));
      await person.accessible(`${what} at ${width}`).catch((error: Error) => faults.push(error.message));
      faults.push(...(await cut(person)).map((fault) => `${what} at ${width}: cut: ${fault}`));
    }
    faults.push(...(await small(this.phone)).map((fault) => `${what} on a phone: small: ${fault}`));
    if (faults.length) console.log(faults.join('\n'));
  }

  async leave(): Promise<void> {
    await this.desk.leave();
    await this.phone.leave();
  }
}

async function visit(game: string, name: string, seats: readonly string[], wanted: Set<string>, avoid: string[]): Promise<void> {
  const screens = await Screens.open(game, name, seats);
  for (let question = ''; question !== 'over'; ) {
    const met = await steer(screens.desk, screens.path, [...wanted], avoid);
    question = met.question;
    if (!wanted.delete(question) && question !== 'over') throw new Error(question);
    await screens.at(met.moves);
    await screens.look(question);
    console.log(name, question, met.moves);
  }
  await screens.leave();
}

test('every question of Edgar & Lucien, at a desk and on a phone', async () => {
  const wanted = new Set(['start', 'wheel', 'exit', 'action', 'requisition', 'intimidate', 'name', 'discard', 'take_met', 'take_free', 'take_any', 'extort', 'plan_b', 'exchange', 'lose', 'answer', 'bid']);
  await visit('edgar-lucien', 'fosko', ['me', 'random', 'random', 'random'], wanted, ['end']);
  console.log('not met', [...wanted]);
});

test('every question of Gangster Paradise, at a desk and on a phone', async () => {
  const wanted = new Set(['crates', 'take', 'speak', 'speak_first', 'mix', 'pick', 'return', 'throw', 'turn_delivery', 'turn_black_market', 'turn_sale', 'turn_recruitment', 'turn_laundering']);
  await visit('gangster-paradise', 'mob', ['me', 'random', 'random', 'random', 'random'], wanted, ['offer', 'done']);
  console.log('not met', [...wanted]);
});

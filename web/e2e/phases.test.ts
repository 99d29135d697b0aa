import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
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
      return ([[-wide, 0], [wide, 0], [0, -high], [0, high]] as const).every(([i, j]) => e.contains(document.elementFromPoint(x + i, y + j)));
    };
    return [...document.querySelectorAll<HTMLElement>('main button, main select, main input, .bar button')]
      .filter((e) => e.checkVisibility() && !(e as HTMLButtonElement).disabled)
      .map((e) => ({ e, box: e.getBoundingClientRect() }))
      .filter(({ e, box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5) && !reaches(e, box))
      .map(({ e, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${e.outerHTML.slice(0, 120)}`);
  });
}

/** Texts that are cut off with no tip that has them whole, and anything wider than the screen. */
async function cut(person: Person): Promise<string[]> {
  return person.page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (e) => e.checkVisibility() && e.childElementCount === 0 && e.textContent?.trim() && !e.closest('.visually-hidden, svg') && !e.dataset['tip']
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
    for (const one of [desk, phone]) await one.page.locator('.edgar-lucien, .gangster-paradise').waitFor();
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
    const one = async (person: Person, width: number) => {
      const { page } = person;
      await page.evaluate(() => scrollTo(0, 0));
      for (const grey of [false, true]) {
        await page.evaluate((on) => (document.documentElement.style.filter = on ? 'grayscale(1)' : ''), grey);
        await page.screenshot({ path: join(screenshots, `${this.name}-${what}-${width}${grey ? '-grey' : ''}.png`), fullPage: width === 390 && !grey });
      }
      await page.evaluate(() => (document.documentElement.style.filter = ''));
      await person.accessible(`${what} at ${width}`).catch((error: Error) => faults.push(error.message));
      faults.push(...(await cut(person)).map((fault) => `${what} at ${width}: cut: ${fault}`));
    };
    await Promise.all([one(this.desk, 1440), one(this.phone, 390)]);
    faults.push(...(await small(this.phone)).map((fault) => `${what} on a phone: small: ${fault}`));
    expect(faults).toEqual([]);
  }

  async leave(): Promise<void> {
    await this.desk.leave();
    await this.phone.leave();
  }
}

/**
 * Play on at random, with a liking for some types of moves, and look at every question the first
 * time it is asked, until the sure ones have come.
 */
async function visit(screens: Screens, sure: readonly string[], others: readonly string[], avoid: readonly string[], also?: (question: string) => Promise<void>): Promise<void> {
  const wanted = new Set([...sure, ...others]);
  for (;;) {
    const { question, moves } = await steer(screens.desk, screens.path, [...wanted], avoid);
    wanted.delete(question);
    await screens.at(moves);
    await screens.look(question);
    await also?.(question);
    const left = sure.filter((one) => wanted.has(one));
    if (!left.length) return;
    expect(question, `without ${left.join(', ')}`).not.toBe('over');
  }
}

test('the questions of Edgar & Lucien, at a desk and on a phone', async () => {
  const screens = await Screens.open('edgar-lucien', 'edgar-lucien', ['me', 'random', 'random', 'random']);
  const others = ['requisition', 'name', 'discard', 'take_met', 'take_free', 'take_any', 'extort', 'plan_b', 'exchange', 'lose', 'answer', 'bid'];
  await visit(screens, ['start', 'wheel', 'action'], ['exit', ...others], ['end', 'buy', 'pass']);
  await screens.leave();
});

test('the questions of Gangster Paradise, at a desk and on a phone', async () => {
  const screens = await Screens.open('gangster-paradise', 'gangster-paradise', ['me', 'random', 'random']);
  const sure = ['turn_delivery', 'turn_black_market', 'speak', 'turn_sale', 'turn_recruitment', 'turn_laundering'];
  const both = [screens.desk, screens.phone];
  await visit(screens, sure, ['speak_first', 'mix', 'pick', 'crates', 'take', 'return'], ['offer', 'done', 'refuse'], async (question) => {
    if (question === 'turn_delivery') {
      for (const { page } of both) {
        await page.locator('#gangster-paradise-tab-deal').click();
        for (const partner of await page.locator('.partners button').all()) await partner.click();
        await page.locator('.half.mine .add:not([disabled])').first().click();
      }
      await screens.look('desk');
    }
    const hand = '.dossier.own .hand button.pick';
    if (question === 'turn_recruitment' && (await screens.desk.page.locator(hand).count())) {
      for (const { page } of both) await page.locator(hand).first().click();
      await screens.look('executant');
    }
  });
  await screens.leave();
});

/** Somebody at a browser: what they see, what they click, and what must never go wrong meanwhile. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';

const screenshots = join(import.meta.dirname, '..', '..', 'screenshots');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ],
  });
}

export interface Wishes {
  url: string;
  width?: number;
  height?: number;
  language?: 'en' | 'fr';
  motion?: 'off' | 'fast' | 'normal';
  theme?: 'light' | 'dark';
  words?: boolean;
  /** Whether what cannot be taken back is asked twice. */
  confirm?: boolean;
  touch?: boolean;
  sound?: boolean;
  notifications?: boolean;
  /** The system's wish for less motion. */
  stillness?: boolean;
}

export class Person {
  readonly troubles: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly url: string,
  ) {}

  static async enter(browser: Browser, wishes: Wishes): Promise<Person> {
    const { url, width = 1440, height = 900, language = 'en', motion = 'off', theme = 'light', words = false, confirm = false, touch = false, sound = false, notifications = false, stillness = false } = wishes;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      hasTouch: touch,
      reducedMotion: stillness ? 'reduce' : 'no-preference',
      // Scripts of the tests come from outside the page, so its policy stays as it is served.
      bypassCSP: false,
    });
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem('coterie.settings')) localStorage.setItem('coterie.settings', kept);
      },
      JSON.stringify({ language, motion, theme, words, confirm, sound, notifications }),
    );
    const page = await context.newPage();
    const person = new Person(context, page, url);
    page.on('pageerror', (error) => person.troubles.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // A connection that is cut on purpose is reported by the browser.
      if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|ERR_INTERNET/.test(text)) person.troubles.push(text);
    });
    return person;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.locator('header.top').waitFor();
  }

  async leave(): Promise<void> {
    expect(this.troubles).toEqual([]);
    await this.context.close();
  }

  async picture(name: string): Promise<void> {
    mkdirSync(screenshots, { recursive: true });
    await this.page.mouse.move(0, 0);
    // Until whatever moves has arrived.
    const still = await this.page.evaluate(() => document.documentElement.dataset['motion'] === 'off');
    await this.page.waitForTimeout(still ? 80 : 450);
    await this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }

  /** A picture at both widths; nothing reaches over the edge of the narrow one. */
  async pictures(name: string): Promise<void> {
    await this.picture(`${name}-1440`);
    await this.page.setViewportSize({ width: 390, height: 844 });
    await this.picture(`${name}-390`);
    const sideways = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, name).toBeLessThanOrEqual(0);
    await this.page.setViewportSize({ width: 1440, height: 900 });
  }

  /** No serious fault in what assistive technology gets. */
  async accessible(what: string): Promise<void> {
    // Evaluated by the debugger, not by the page: the content security policy holds.
    await this.page.evaluate(axeSource);
    const faults = await this.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }> } };
      const { violations } = await axe.run();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((n) => `${n.html.slice(0, 160)} ${n.failureSummary}`).join(' | ')}`);
    });
    expect(faults, what).toEqual([]);
  }

  /** Whatever a finger should hit is at least 44 pixels wide and high; links in a text excepted. */
  async inReach(what: string): Promise<void> {
    const small = await this.page.evaluate(() => {
      const found: string[] = [];
      const things = 'button, .button, select, textarea, input, summary, nav a, header a';
      for (const thing of document.querySelectorAll(things)) {
        // What belongs to a box that can be tapped as a whole is as large as that; a slider is dragged.
        const target = thing.closest('label') ?? thing;
        const { width, height } = target.getBoundingClientRect();
        const around = getComputedStyle(thing, '::after');
        const more = around.content === '""' ? -2 * parseFloat(around.top) : 0;
        if (width && thing.checkVisibility() && Math.min(width, height) + more < 43.5) {
          found.push(`${thing.tagName} ${thing.className} ${thing.textContent?.trim().slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`);
        }
      }
      return found;
    });
    expect(small, what).toEqual([]);
  }

  /** No id of a text where its words should be. */
  async allInWords(): Promise<void> {
    const text = await this.page.locator('body').innerText();
    expect(text.match(/\b(prompt|move|event|reason|option|bonus|tile|action|help|refused|error|seatname|level)-[a-z][\w-]*/g)).toBeNull();
  }

  get choices(): Locator {
    return this.page.locator('.choice:not([disabled])');
  }

  get targets(): Locator {
    return this.page.locator('.gatsby .target');
  }

  get over(): Locator {
    return this.page.locator('.ending');
  }

  /** Wait until something is asked of this person, or the game is over. */
  async asked(): Promise<boolean> {
    await this.page.locator('.choice:not([disabled]), .ending').first().waitFor({ timeout: 60_000 });
    return (await this.over.count()) === 0;
  }

  /** Make one of the offered moves: on the board where it shows, else in the list. */
  async play(random: () => number, onBoard = true): Promise<void> {
    const before = await this.page.locator('.count').innerText().catch(() => '');
    const targets = onBoard ? await this.targets.count() : 0;
    const choices = await this.choices.count();
    if (targets > 0 && (targets >= choices || random() < 0.8)) {
      await this.targets.nth(Math.floor(random() * targets)).click();
    } else if (choices > 0) {
      await this.choices.nth(Math.floor(random() * choices)).click();
    }
    // The move is answered when the count of moves has changed.
    await this.page
      .waitForFunction(
        (was) => document.querySelector('.ending') || document.querySelector('.count')?.textContent !== was,
        before,
        { timeout: 20_000 },
      );
  }

  /** Play on to the end; how many decisions it took. */
  async playOut(random: () => number, onBoard = true, most = 600): Promise<number> {
    for (let made = 0; made < most; made += 1) {
      if (!(await this.asked())) return made;
      await this.play(random, onBoard);
    }
    throw new Error(`The game did not end within ${most} decisions.`);
  }
}

/** Reproducible chance for the tests. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

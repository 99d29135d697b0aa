/** Somebody who has never been here: what is this, why not, how was it, and can I trust it? */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

async function begin(person: Person): Promise<void> {
  await person.go('/');
  await person.page.selectOption('#level-gatsby', 'random');
  await person.page.locator('[data-game=gatsby] button.primary').click();
  await person.asked();
  await person.page.locator('.gatsby > svg').waitFor();
}

test('every piece and space says what it is, and leads to its rule', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await begin(ann);
  const tip = page.getByRole('tooltip');
  // By keyboard: the tip comes with the focus, the rule with a question mark.
  await ann.targets.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await tip.waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog').getByText('All rules of the game').waitFor();
  await page.keyboard.press('Escape');
  const random = dice(12);
  for (let n = 0; n < 6 && (await ann.asked()); n += 1) await ann.play(random);
  await ann.asked();
  const mute = await page.evaluate(() => {
    const things = document.querySelectorAll('.gatsby [data-space], .gatsby [data-place], .gatsby [data-tile], .gatsby .mover, .gatsby .target, .gatsby .title, .gatsby .tower, .gatsby .name');
    return [...things].filter((thing) => !thing.closest('[data-tip]') || !thing.closest('[data-clause]')).map((thing) => thing.outerHTML.slice(0, 120));
  });
  expect(mute).toEqual([]);
  await page.locator('.gatsby .title', { hasText: 'Racetrack' }).hover();
  await tip.getByText('Fill the rows from the left').waitFor();
  await page.mouse.move(0, 0);
  await tip.waitFor({ state: 'detached' });
  // A click on what is no target keeps the tip, with the way to the rule.
  await page.locator('.gatsby .title', { hasText: 'Cabaret' }).click();
  await tip.getByRole('button', { name: 'Rule GA-CAB-1' }).click();
  await page.locator('dialog').getByText('All rules of the game').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${url}/rules/gangster-paradise#GP-SAL-1`);
  const mark = page.locator('#GP-SAL-1').getByText('Reconstruction', { exact: true });
  await mark.waitFor();
  const box = (await mark.boundingBox())!;
  expect(box.y > 0 && box.y < 900).toBe(true);
  await ann.leave();
});

test('a finished game: statistics, replay from any seat and line, a link to the moment, a journal that can be verified', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await begin(ann);
  const random = dice(14);
  for (let n = 0; n < 8 && (await ann.asked()); n += 1) await ann.play(random);
  await ann.asked();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.over.waitFor();
  await ann.over.getByText(/\d+ moves in \d+:\d\d/).waitFor();
  expect(await ann.over.locator('tbody tr').count()).toBe(2);

  // From a line of the log at the table to its moment, then as the other seat saw it.
  await page.locator('.side .log button').nth(9).click();
  await page.locator('.replay .gatsby').waitFor();
  const at = await page.locator('.now strong').innerText();
  expect(at).toMatch(/^Move [1-9]\d* of \d+$/);
  await page.getByLabel('Seen by').selectOption({ label: 'As James (bot)' });
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  const bob = await Person.enter(browser, { url });
  await bob.page.goto(link);
  await bob.page.locator('.replay .gatsby').waitFor();
  expect(await bob.page.locator('.now strong').innerText()).toBe(at);
  expect(await bob.page.getByLabel('Seen by').inputValue()).toBe('1');
  await bob.page.locator('body').press('ArrowLeft');
  await expect.poll(() => bob.page.locator('.now strong').innerText()).not.toBe(at);
  await bob.leave();

  const folder = mkdtempSync(join(tmpdir(), 'coterie-journal-'));
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the journal' }).click();
  await (await waiting).saveAs(join(folder, 'game.json'));
  const root = join(import.meta.dirname, '..', '..');
  const python = process.env['COTERIE_PYTHON'] ?? join(root, '.venv', 'bin', 'python');
  const said = execFileSync(python, ['-m', 'coterie', 'verify', join(folder, 'game.json'), '--lang', 'en'], { cwd: root, encoding: 'utf8' });
  expect(said).toMatch(/All \d+ moves replay/);
  rmSync(folder, { recursive: true });
  await ann.leave();
});

test('at 200 % zoom everything is there and nothing is cut off', async () => {
  // Half the pixels for the same page is what a browser's zoom of 200 % comes to.
  const ann = await Person.enter(browser, { url, width: 720, height: 450, theme: 'dark' });
  const { page } = ann;
  for (const path of ['/', '/account', '/new/gatsby', '/rules/edgar-lucien', '/rules/gangster-paradise']) {
    await ann.go(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  await begin(ann);
  await ann.picture('zoom-200-720');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The bar leaves half of the height to the board.
  const bar = (await page.locator('.bar').boundingBox())!;
  expect(bar.height).toBeLessThanOrEqual(450 * 0.6);
  const before = await page.locator('.count').innerText({ timeout: 1000 }).catch(() => '');
  await ann.choices.first().click();
  await expect.poll(() => page.locator('.count').textContent()).not.toBe(before || '0 moves');
  await ann.accessible('the table at 200 %');
  await ann.leave();
});

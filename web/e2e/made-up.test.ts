/** A game that only has a room, brought by a package of its own: the plain screen shows it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';
import { Server } from './server';

const room = join(import.meta.dirname, '..', '..', 'tests', 'made_up', 'nim');
const packages = mkdtempSync(join(tmpdir(), 'coterie-packages-'));
let browser: Browser;
let server: Server;

/** As pip would leave it. */
function install(): void {
  cpSync(room, join(packages, 'nim'), { recursive: true });
  const info = join(packages, 'nim-1.0.dist-info');
  mkdirSync(info);
  writeFileSync(join(info, 'METADATA'), 'Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n');
  writeFileSync(join(info, 'entry_points.txt'), '[coterie.games]\nnim = nim\n');
}

beforeAll(async () => {
  install();
  [browser, server] = await Promise.all([openBrowser(), new Server({}, packages).start()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.stop()]);
  rmSync(packages, { recursive: true, force: true });
});

test.each(['en', 'fr'] as const)('it is played to the end against a bot (%s)', async (language) => {
  const ann = await Person.enter(browser, { url: server.url, language });
  const { page } = ann;
  await ann.go('/');
  await page.locator('[data-game=nim] button.primary').click();
  await ann.asked();
  await page.locator('.plain-screen').waitFor();
  await ann.allInWords();
  expect(await ann.playOut(dice(7), false, 100)).toBeGreaterThan(0);
  const end = language === 'fr' ? 'La dernière allumette décide.' : 'The last match decides.';
  await page.getByText(end).first().waitFor();
  await ann.leave();
});

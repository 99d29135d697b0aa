/** The drawn boards by the keyboard alone: every element is reached by Tab. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { openBrowser, Person } from './person';
import { newTable, steer } from './steer';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Press Tab until this is in focus, and see that it shows. */
async function tabTo(person: Person, wanted: Locator): Promise<void> {
  const { page } = person;
  await wanted.first().waitFor();
  for (let n = 0; n < 160; n += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}`);
}

async function press(person: Person, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(person, wanted);
  await person.page.keyboard.press(key);
}

test('a turn in Fosko by keys: a district, the wheel, an action', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await ann.go('/about');
  const path = await newTable(ann, 'edgar-lucien', ['me', 'random']);
  await ann.go(path);
  await press(ann, page.locator('.city [data-district].target'));
  await tabTo(ann, page.locator('.hand.edgar'));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.hand.edgar').getAttribute('aria-valuetext')).toMatch(/^Red border/);
  await tabTo(ann, page.locator('.hand.lucien'));
  await page.keyboard.press('5');
  expect(await page.locator('.hand.lucien').getAttribute('aria-valuetext')).toMatch(/^Violet border/);
  await press(ann, page.locator('.confirm-wheel'));
  await page.locator('.confirm-wheel').waitFor({ state: 'detached' });
  await steer(ann, path, ['action']);
  await press(ann, page.locator('.actions .end'));
  await page.locator('.actions .end').waitFor({ state: 'detached' });
  await ann.leave();
});

test('a round of the gangsters by keys, with a deal', async () => {
  const ann = await Person.enter(browser, { url });
  const { page } = ann;
  await ann.go('/about');
  const path = await newTable(ann, 'gangster-paradise', ['me', 'random', 'random']);
  const board = page.locator('.gangster-paradise');
  const asked = async (question: string) => {
    const { moves } = await steer(ann, path, [question], ['offer', 'done']);
    await page.waitForFunction((n) => Number(document.querySelector('.tabs .count')?.textContent?.match(/\d+/)?.[0]) >= n, moves);
  };
  const answered = async (act: () => Promise<void>) => {
    const before = await page.locator('.tabs .count').innerText();
    await act();
    await expect.poll(() => page.locator('.tabs .count').innerText()).not.toBe(before);
  };
  await ann.go(path);
  await asked('turn_delivery');
  await press(ann, board.getByRole('tab', { name: 'Deal desk' }));
  await press(ann, board.locator('.partners button').first(), ' ');
  await press(ann, board.locator('.half.mine .add:not([disabled])').first(), ' ');
  await press(ann, board.getByRole('group', { name: 'Red you ask' }).getByRole('button', { name: /^1 more/ }));
  await tabTo(ann, board.locator('#deal-message'));
  await page.keyboard.type('A bargain.');
  await answered(() => press(ann, board.locator('.desk .send button.primary')));
  await page.locator('.log').getByText(/^Guest \d+ offers/).first().waitFor();
  await answered(() => press(ann, board.locator('.tabs .go')));

  await asked('speak_first');
  await answered(() => press(ann, board.locator('.bid .row button').first()));
  await asked('turn_sale');
  await answered(() => press(ann, board.locator('.counter .row button').last().or(board.locator('.tabs .go')).first()));
  await asked('turn_laundering');
  const slider = board.getByRole('slider');
  if (await slider.isEnabled()) {
    await tabTo(ann, slider);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toBe('2 red become 1 white');
  }
  await answered(() => press(ann, board.locator('.laundry button.primary')));
  await ann.leave();
});

/** Laundering does not end the turn (GP-LAU-4): one press for who wants nothing more, or one stays. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, Person, type Wishes } from './person';
import { newTable, steer } from './steer';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Three gangsters at one screen, the first of them about to launder. */
async function aboutToLaunder(wishes: Partial<Wishes> = {}): Promise<Person> {
  const person = await Person.enter(browser, { url, ...wishes });
  await person.go('/about');
  const path = await newTable(person, 'gangster-paradise', ['me Al', 'me Bo', 'me Cy']);
  await steer(person, path, ['turn_laundering'], ['offer', 'hire', 'recruit']);
  await person.go(path);
  await person.page.locator('.curtain button').click();
  await person.page.locator('.laundry form').waitFor();
  return person;
}

test('launder and go on: one press, and the next player is called', async () => {
  const ann = await aboutToLaunder();
  const { page } = ann;
  await ann.accessible('the laundry');
  await ann.pictures('gangster-paradise-laundry');
  await page.getByRole('button', { name: /^Launder .* and go on$/ }).click();
  await page.locator('.curtain').waitFor();
  expect(await page.locator('.bar [role=alert]').count()).toBe(0);
  await ann.leave();
});

test('launder and stay: deals are still open, until one goes on', async () => {
  const ann = await aboutToLaunder({ language: 'fr' });
  const { page } = ann;
  const board = page.locator('.gangster-paradise');
  await ann.pictures('gangster-paradise-laundry-fr');
  await board.getByRole('slider').focus();
  await page.keyboard.press('Home');
  const stay = board.getByRole('button', { name: 'Ne rien blanchir et rester' });
  await stay.focus();
  await page.keyboard.press('Enter');
  await board.locator('.settled').waitFor();
  expect(await board.getByRole('slider').count()).toBe(0);
  await ann.accessible('after the salaries');
  await ann.pictures('gangster-paradise-settled-fr');
  // A deal is still possible.
  await board.getByRole('tab', { name: 'Affaires' }).click();
  await board.locator('.partners button').first().click();
  await board.getByRole('group', { name: 'Rouge que vous demandez' }).getByRole('button', { name: /^5 de plus/ }).click();
  await board.locator('.desk .send button.primary').click();
  await board.locator('.offers .mine').waitFor();
  await board.locator('.tabs .go').click();
  await page.locator('.curtain').waitFor();
  await ann.leave();
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';

const url = inject('url');
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('somebody goes away, sees on return what happened, and resigns', async () => {
  const [ann, bob] = await Promise.all([Person.enter(browser, { url }), Person.enter(browser, { url })]);
  await ann.go('/new/gatsby');
  await ann.page.getByLabel('Pace').selectOption('turns');
  await ann.page.getByLabel('Show the table in the list').uncheck();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('The game begins').waitFor();
  const path = new URL(ann.page.url()).pathname;
  await bob.go(path);
  await bob.page.getByRole('button', { name: 'Sit here' }).click();
  await bob.page.locator('.gatsby > svg').waitFor();
  await bob.page.locator('.presence.on').nth(1).waitFor();

  // Whoever begins plays until it is the other's turn; then the other one comes back.
  const random = dice(2);
  await Promise.any([ann.asked(), bob.asked()]);
  const [here, away] = (await ann.choices.count()) ? [ann, bob] : [bob, ann];
  await away.go('/about');
  await here.page.locator('.presence:not(.on)').waitFor();
  while (await here.choices.count()) {
    await here.play(random);
    await here.page.waitForTimeout(150);
  }
  await away.go(path);
  await away.asked();
  await away.page.getByText('since you last looked').waitFor();
  await away.page.getByRole('button', { name: 'Show', exact: true }).click();
  expect(await away.page.locator('dialog .log li').count()).toBeGreaterThan(1);
  await away.picture('since-you-last-looked-1440');
  await away.page.keyboard.press('Escape');

  await here.page.getByRole('button', { name: 'Offer a draw' }).click();
  await away.page.getByText('offers a draw').waitFor();
  await away.page.getByRole('button', { name: 'Decline' }).click();
  await away.page.getByText('offers a draw').waitFor({ state: 'detached' });

  await away.page.getByRole('button', { name: 'Resign' }).click();
  await away.picture('resign-1440');
  await away.page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const person of [ann, bob]) await person.page.getByText('resigned.').first().waitFor();
  await ann.leave();
  await bob.leave();
});

test('when the time is up a bot stands in until the player is back', async () => {
  const [ann, bob] = await Promise.all([Person.enter(browser, { url }), Person.enter(browser, { url })]);
  await Promise.all([ann.go('/'), bob.go('/')]);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const answer = await ann.page.request.post(`${url}/api/tables`, { data: { game: 'gatsby', seats, clock: { seconds: 12 } } });
  const { id } = (await answer.json()) as { id: string };
  await bob.page.request.post(`${url}/api/tables/${id}/join`, { data: { seat: null } });
  await Promise.all([ann.go(`/table/${id}`), bob.go(`/table/${id}`)]);
  await Promise.any([ann.asked(), bob.asked()]);
  const [late, other] = (await ann.choices.count()) ? [ann, bob] : [bob, ann];
  await late.page.locator('.people .clock.running').waitFor();
  await late.page.getByText('A bot plays for you.').waitFor({ timeout: 60_000 });
  await other.page.getByText('a bot stands in').waitFor();
  await late.pictures('stand-in');
  await late.page.getByRole('button', { name: 'Take my seat back' }).click();
  await late.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  await other.page.getByText('a bot stands in').waitFor({ state: 'detached' });
  await ann.leave();
  await bob.leave();
});

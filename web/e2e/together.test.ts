import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { dice, openBrowser, Person } from './person';
import { Server } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  // A server of its own, because it is killed in the middle.
  [browser, server] = await Promise.all([openBrowser(), new Server().start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('two browsers play, a third watches, the server dies and comes back', async () => {
  const { url } = server;
  const [ann, bob, cy] = await Promise.all([
    Person.enter(browser, { url }),
    Person.enter(browser, { url, language: 'fr' }),
    Person.enter(browser, { url }),
  ]);
  await ann.go('/new/gatsby');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('The game begins when every seat is taken.').waitFor();
  await ann.pictures('waiting-room');
  await ann.accessible('the waiting room');
  const path = new URL(ann.page.url()).pathname;

  // Bob finds the table in the list.
  await bob.go('/');
  await bob.page.getByRole('link', { name: 'Rejoindre' }).first().click();
  await bob.page.getByRole('button', { name: 'S’asseoir ici' }).click();
  await cy.go(path);
  for (const person of [ann, bob, cy]) await person.page.locator('.gatsby > svg').waitFor();
  await cy.page.getByText('You are watching.').waitFor({ state: 'attached' });
  expect(await cy.choices.count()).toBe(0);

  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await ann.page.locator('#chat-text').fill('Bonsoir, James.');
  await ann.page.keyboard.press('Enter');
  await bob.page.getByRole('tab', { name: /Discussion/ }).click();
  await bob.page.getByText('Bonsoir, James.').waitFor();
  await ann.page.getByRole('tab', { name: 'Log' }).click();

  const random = dice(5);
  /** Whoever is asked plays; false when it is over. */
  async function turn(): Promise<boolean> {
    for (;;) {
      for (const person of [ann, bob]) {
        if (await person.over.count()) return false;
        if (await person.choices.count()) {
          await person.play(random);
          return true;
        }
      }
      await ann.page.waitForTimeout(40);
    }
  }
  for (let n = 0; n < 12; n += 1) await turn();
  await cy.picture('watching-1440');
  const count = (person: Person) => person.page.locator('.count').innerText();
  await expect.poll(() => count(cy)).toBe(await count(ann));

  // The connection breaks and comes back by itself, with nothing lost.
  const before = await count(ann);
  await server.kill();
  await ann.page.getByText('Connection lost').waitFor();
  await bob.page.getByText('Connexion perdue').waitFor();
  await ann.picture('connection-lost-1440');
  await server.start();
  await ann.page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
  await bob.page.getByText('Connexion perdue').waitFor({ state: 'detached', timeout: 30_000 });
  expect(await count(ann)).toBe(before);

  // Bob looks away while Ann plays on.
  for (let n = 0; n < 4; n += 1) await turn();
  await bob.page.reload();
  await bob.page.locator('.gatsby > svg').waitFor();
  for (let n = 0; n < 400; n += 1) if (!(await turn())) break;
  for (const person of [ann, bob, cy]) await person.over.waitFor();
  await bob.picture('gatsby-end-fr-1440');
  await bob.allInWords();

  await ann.page.getByRole('button', { name: 'Play again' }).click();
  await bob.page.getByRole('button', { name: 'Rejouer' }).click();
  await ann.page.getByRole('link', { name: 'To the new game' }).click();
  await ann.page.locator('.gatsby > svg').waitFor();
  for (const person of [ann, bob, cy]) await person.leave();
});

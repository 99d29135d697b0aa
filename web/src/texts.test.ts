/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Texts } from './texts';

const here = import.meta.dirname;
const client = (lang: string) => readFileSync(join(here, 'texts', `${lang}.ftl`), 'utf8');
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

describe('the convention', () => {
  const texts = new Texts('en', [
    'and = and\nseat-number = Player { $n }\ntile-dark_horse = Dark Horse\n' +
      'move-take = { $seat } takes { $tile }\nevent-meet = { $seats } meet { $other }{ $gone }\n' +
      'place-bar = the bar\nplace-box = the box\nevent-went = to { $places }\n' +
      'event-drew = { $count ->\n    [one] one\n   *[other] { $count } tiles\n}\n',
  ]);

  test('words become their text and seats their names', () => {
    const move = { type: 'take', seat: 1, tile: 'dark_horse' };
    expect(texts.describe('move', move, ['Ann', 'Bob'])).toBe('Bob takes Dark Horse');
    expect(texts.describe('move', move)).toBe('Player 2 takes Dark Horse');
  });

  test('lists are joined, and what is missing is empty', () => {
    const event = { type: 'meet', seats: [0, 1, 2], other: 0, gone: null };
    expect(texts.describe('event', event, ['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob and Cy meet Ann');
  });

  test('the words of a list have the texts of the singular', () => {
    expect(texts.describe('event', { type: 'went', places: ['bar', 'box'] })).toBe('to the bar and the box');
  });

  test('numbers choose the plural', () => {
    expect(texts.describe('event', { type: 'drew', count: 1 })).toBe('one');
    expect(texts.describe('event', { type: 'drew', count: 3 })).toBe('3 tiles');
  });

  test('an unknown message shows its id', () => {
    expect(texts.say('nothing-here')).toBe('nothing-here');
  });
});

describe("the client's texts", () => {
  test('both languages have the same messages', () => {
    expect(ids(client('fr'))).toEqual(ids(client('en')));
  });

  test('every message used in the sources exists', () => {
    const known = new Set(ids(client('en')));
    const used = sourceFiles(here).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:t|scene\.text)\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1]!),
    );
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(['en', 'fr'])('every message of %s can be read', (lang) => {
    const texts = new Texts(lang, [client(lang)]);
    expect(ids(client(lang)).filter((id) => !texts.has(id))).toEqual([]);
  });

  test('French punctuation has its spaces and apostrophes', () => {
    const lines = client('fr').split('\n').filter((line) => !line.startsWith('#'));
    const words = lines.map((line) => line.replace(/^[\w-]+ = /, '').replaceAll(/\{[^}]*\}/g, 'x'));
    expect(words.filter((line) => /(?<![\u202f\d])[;!?]|(?<!\u00a0):(\s|$)|'/.test(line))).toEqual([]);
  });
});

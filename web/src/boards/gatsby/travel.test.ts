import { expect, test } from 'vitest';
import { placeBefore, turnsOver } from './travel';

const swapped = [{ type: 'characters_swapped', seat: 0, places: ['race-1', 'cabaret-left'] }];

test('two characters that change places come from each other’s place', () => {
  expect(placeBefore(swapped, 'race-1')).toBe('cabaret-left');
  expect(placeBefore(swapped, 'cabaret-left')).toBe('race-1');
  expect(placeBefore(swapped, 'race-2')).toBe('race-2');
});

test('characters put back where they were do not travel', () => {
  const kept = [{ type: 'characters_kept', seat: 0, places: ['race-1', 'cabaret-left'] }];
  expect(placeBefore(kept, 'race-1')).toBe('race-1');
});

test('a tile is turned over by whoever finds out what it is, never by a swap', () => {
  expect(turnsOver(swapped, 'race-1')).toBe(false);
  const won = [{ type: 'won', seat: 0, place: 'race-4' }];
  expect(turnsOver(won, 'race-4')).toBe(false);
  expect(turnsOver([...won, { type: 'won_who', seat: 0, place: 'race-4', character: 'red-1' }], 'race-4')).toBe(true);
});

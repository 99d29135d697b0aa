import { expect, test } from 'vitest';
import { lines } from './lines';
import { cardSpot, spot, stall, table } from './geometry';
import { people, shapes } from './people';

test('the corners of the Cabaret lie where the names say', () => {
  const [top, right, left, bottom] = ['A1', 'F1', 'A6', 'F6'].map(table);
  expect(top!.y).toBeLessThan(right!.y);
  expect(right!.x).toBeGreaterThan(top!.x);
  expect(left!.x).toBeLessThan(top!.x);
  expect(bottom!.y).toBeGreaterThan(left!.y);
});

test('rows of any length end at the same place', () => {
  expect(stall(1, 5, 5).x).toBe(stall(4, 3, 3).x);
  expect(spot('R4.1', [[], [], [], ['', '', '']])).toEqual(stall(4, 1, 3));
});

test('the Finance Center grows upwards', () => {
  const levels = [3, 7, 10, 13];
  expect(cardSpot('finance-4', levels).y).toBeLessThan(cardSpot('finance-1', levels).y);
});

test('fifteen different people, all parts coloured', () => {
  const looks = Object.values(people).map((p) => JSON.stringify(shapes(p)));
  expect(new Set(looks).size).toBe(15);
  expect(looks.filter((look) => look.includes('#888'))).toEqual([]);
});

test('short texts break into lines', () => {
  expect(lines('Finance, then Racetrack', 13)).toEqual(['Finance, then', 'Racetrack']);
});

import { expect, test } from 'vitest';
import { blank, isNothing, mirrored, offerMove } from './deal';
import type { Offer } from './view';

const offer: Offer = {
  seat: 2, other: 0, give_count: 1, ask_count: 0,
  give_goods: ['drugs', 'drugs'], give_red: 5, give_white: 0, give_executants: ['hitman'],
  ask_goods: ['jewels'], ask_red: 0, ask_white: 1, ask_executants: [],
};

test('an answer begins with the same deal seen from the other side', () => {
  expect(offerMove(mirrored(offer), 2)).toEqual({
    type: 'offer', other: 2,
    give_goods: ['jewels'], give_red: 0, give_white: 1, give_executants: [],
    ask_goods: ['drugs', 'drugs'], ask_red: 5, ask_white: 0, ask_executants: ['hitman'],
  });
});

test('a blank draft is nothing on both sides', () => {
  expect(isNothing(blank().give)).toBe(true);
  expect(isNothing({ ...blank().give, goods: { drugs: 0 } })).toBe(true);
  expect(isNothing(mirrored(offer).give)).toBe(false);
});

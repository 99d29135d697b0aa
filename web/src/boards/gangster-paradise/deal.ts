/** A deal that is being put together. */
import { counts, names } from './scene';
import type { Counts, Offer } from './view';

export interface Side {
  goods: Counts;
  red: number;
  white: number;
  executants: string[];
}

export interface Draft {
  to: number[];
  give: Side;
  ask: Side;
  message: string;
}

export const nothing = (): Side => ({ goods: {}, red: 0, white: 0, executants: [] });
export const blank = (to: number[] = []): Draft => ({ to, give: nothing(), ask: nothing(), message: '' });

export function isNothing(side: Side): boolean {
  return !side.red && !side.white && !side.executants.length && names(side.goods).length === 0;
}

/** The move that offers a draft to one partner. */
export function offerMove(draft: Draft, other: number): Record<string, unknown> {
  const { give, ask } = draft;
  return {
    type: 'offer',
    other,
    give_goods: names(give.goods),
    give_red: give.red,
    give_white: give.white,
    give_executants: [...give.executants],
    ask_goods: names(ask.goods),
    ask_red: ask.red,
    ask_white: ask.white,
    ask_executants: [...ask.executants],
  };
}

/** What an offer gives (or asks), as a side of the desk. */
export function sideOf(offer: Offer, way: 'give' | 'ask'): Side {
  return {
    goods: counts(offer[`${way}_goods`]),
    red: offer[`${way}_red`] ?? 0,
    white: offer[`${way}_white`] ?? 0,
    executants: [...(offer[`${way}_executants`] ?? [])],
  };
}

/** An answer to an offer, to begin with: the same deal seen from the other side. */
export function mirrored(offer: Offer): Draft {
  return { to: [offer.seat], give: sideOf(offer, 'ask'), ask: sideOf(offer, 'give'), message: '' };
}

/** What travels across the table for an event: what it is, from where, to where. */
import type { Args } from '../../texts';

export interface Flight {
  kind: 'good' | 'red' | 'white' | 'card';
  good?: string;
  from: string;
  to: string;
}

const goods = (list: unknown, from: (good: string) => string, to: (good: string) => string): Flight[] =>
  [...new Set(list as string[])].map((good) => ({ kind: 'good', good, from: from(good), to: to(good) }));

const heap = (seat: unknown) => (good: string) => `goods-${String(seat)}-${good}`;
const pile = (good: string) => `pile-${good}`;

export function flights(event: Args): Flight[] {
  const { seat, other, good } = event as { seat?: number; other?: number; good?: string };
  const money = `money-${seat}`;
  switch (event['type']) {
    case 'delivered':
      return goods(event['goods'], pile, heap(seat));
    case 'sold':
      return [...goods(event['goods'], heap(seat), pile), { kind: 'red', from: 'bank', to: money }];
    case 'took':
      return goods([good], heap(other), heap(seat));
    case 'card':
      return goods([good], (g) => `market-${g}`, heap(seat));
    case 'consoled':
      return [{ kind: 'red', from: 'market-red', to: money }];
    case 'returned':
      return goods([good], heap(seat), pile);
    case 'recruited':
      return goods([good], heap(seat), pile);
    case 'hired':
      return [...goods([good], heap(seat), pile), { kind: 'card', from: 'deck', to: `hand-${seat}` }];
    case 'played':
      return [{ kind: 'card', from: `hand-${seat}`, to: `goods-${other}-` }];
    case 'spent':
      return [{ kind: 'card', from: `before-${seat}`, to: 'discards' }];
    case 'paid':
    case 'bluffed':
      return [{ kind: 'red', from: money, to: 'bank' }];
    case 'salaries':
      return [{ kind: 'white', from: money, to: 'bank' }];
    case 'bonus':
      return [{ kind: 'white', from: 'bank', to: money }];
    case 'shared':
      return [{ kind: 'red', from: money, to: `money-${other}` }];
    case 'deal':
      return [...goods(event['give_goods'], heap(seat), heap(other)), ...goods(event['ask_goods'], heap(other), heap(seat))];
    case 'deal_whole': {
      const notes = (kind: 'red' | 'white'): Flight[] => [
        ...(event[`give_${kind}`] ? [{ kind, from: money, to: `money-${other}` }] : []),
        ...(event[`ask_${kind}`] ? [{ kind, from: `money-${other}`, to: money }] : []),
      ];
      return [...notes('red'), ...notes('white')];
    }
    default:
      return [];
  }
}

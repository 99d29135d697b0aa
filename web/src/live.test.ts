import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { renew } = await import('./live.svelte');

const before = renew(undefined, { seat: 0, view: { a: 1, b: 2 }, events: [{ type: 'x' }] }, 1, 'move');

test('a change is laid over the view', () => {
  const after = renew(before, { seat: 0, changed: { b: 3 }, must: true }, 2, 'move');
  expect(after.view).toEqual({ a: 1, b: 3 });
  expect(after.must).toBe(true);
  expect(after.legal).toEqual([]);
});

test('events join the log once, even if the whole log came first', () => {
  const whole = { ...before, log: [...before.log, { move: 2, event: { type: 'y' } }] };
  const after = renew(whole, { seat: 0, changed: {}, events: [{ type: 'y' }] }, 2, 'move');
  expect(after.log.map(({ event }) => event['type'])).toEqual(['x', 'y']);
});

test('undo takes the events of the move away', () => {
  const after = renew(before, { seat: 0, changed: { b: 1 } }, 0, 'undo');
  expect(after.log).toEqual([]);
  expect(after.events).toEqual([]);
});

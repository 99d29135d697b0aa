import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

/** A line to a server that answers what the test says. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  constructor() {
    Line.last = this;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {}
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.stubGlobal('WebSocket', Line);
const { LiveTable, renew } = await import('./live.svelte');


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

/** A table that has begun, seen from seat 0. */
function seated(): { live: InstanceType<typeof LiveTable>; line: Line } {
  const live = new LiveTable('x');
  const line = Line.last;
  line.onopen?.();
  line.answer({ type: 'snapshot', version: 1, table: { number: 0, to_act: [0] }, now: [{ seat: 0, view: { a: 1 }, must: true }], chat: [] });
  return { live, line };
}
const update = (id: unknown, version: number) => ({ type: 'update', version, number: 1, what: 'move', by: 0, to_act: [1], now: [{ seat: 0, changed: { a: version } }], id });

test('who makes a move is answered when what came of it is shown', async () => {
  const { live, line } = seated();
  const made = live.move(0, { type: 'go' });
  expect(live.busy).toBe(true);
  line.answer(update(line.sent.at(-1)!['id'], 2));
  expect(await made).toBe(true);
  expect(live.perspectives[0]!.view['a']).toBe(2);
  expect(live.busy).toBe(false);
});

test('who is refused is answered too, and the reason is shown', async () => {
  const { live, line } = seated();
  const made = live.move(0, { type: 'go' });
  line.answer({ type: 'error', id: line.sent.at(-1)!['id'], trouble: { error: 'refused-turn' }, version: 1 });
  expect(await made).toBe(false);
  expect(live.trouble?.error).toBe('refused-turn');
});

test('a move whose news were missed is answered by the snapshot', async () => {
  const { live, line } = seated();
  const made = live.move(0, { type: 'go' });
  line.answer(update(line.sent.at(-1)!['id'], 3));
  expect(line.sent.at(-1)).toEqual({ type: 'hello', have: 1 });
  line.answer({ type: 'snapshot', version: 3, table: { number: 2, to_act: [0] }, now: [{ seat: 0, view: { a: 3 } }], chat: [] });
  expect(await made).toBe(true);
});

/** Quick ways to a situation at a table: moves by the wire, at random, until it has come. */
import { Person, type Wishes } from './person';
import type { Browser } from 'playwright-core';

/** A new table by the wire; its path. `seats`: 'me', 'me' and a name, or a level of a bot. */
export async function newTable(person: Person, game: string, seats: readonly string[]): Promise<string> {
  const seat = (who: string) => {
    if (who === 'me') return { kind: 'me' };
    return who.startsWith('me ') ? { kind: 'me', name: who.slice(3) } : { kind: 'bot', level: who };
  };
  const wish = { game, public: false, seats: seats.map(seat) };
  const id = await person.page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return ((await answer.json()) as { id: string }).id;
  }, wish);
  return `/table/${id}`;
}

/** The same player at another screen. */
export async function alsoAt(browser: Browser, person: Person, wishes: Wishes): Promise<Person> {
  const other = await Person.enter(browser, wishes);
  await other.context.addCookies(await person.context.cookies());
  return other;
}

export interface Met {
  /** What is asked; “over” at the end. */
  question: string;
  moves: number;
}

/**
 * Make random moves for one's own seats until one of these questions is asked of one of them, or
 * the game is over. `avoid`: types of moves that are made only if there is no other.
 */
export function steer(person: Person, table: string, questions: readonly string[], avoid: readonly string[] = []): Promise<Met> {
  return person.page.evaluate(
    ([path, wanted, unwanted]) =>
      new Promise<Met>((resolve, reject) => {
        interface Now {
          seat: number | null;
          view?: Record<string, unknown>;
          changed?: Record<string, unknown>;
          legal?: Record<string, unknown>[];
          must?: boolean;
        }
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws${path.replace('/table/', '/tables/')}`);
        const views = new Map<number | null, Record<string, unknown>>();
        let made = 0;
        const stop = (met: Met) => (socket.close(), resolve(met));
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', have: null }));
        socket.onerror = () => reject(new Error('The line is broken.'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; version: number; now: Now[]; trouble?: { error: string }; number?: number; table?: { number: number; where: string } };
          // Others may have moved meanwhile; then the next update asks again.
          if (message.type === 'error' && message.trouble?.error !== 'error-stale') return reject(new Error(String(data)));
          if (message.table?.where === 'over') return stop({ question: 'over', moves: message.table.number });
          if (message.type !== 'snapshot' && message.type !== 'update') return;
          for (const { seat, view, changed } of message.now) views.set(seat, view ?? { ...views.get(seat), ...changed });
          const moves = message.number ?? message.table?.number ?? 0;
          for (const { seat, legal, must } of message.now) {
            const view = views.get(seat)!;
            if (!must || !legal?.length) continue;
            const asked = ((view['prompts'] as Record<string, unknown>[] | undefined) ?? []).find((p) => p['seat'] === seat);
            const question = String(asked?.['type']);
            if (wanted.includes(question)) return stop({ question, moves });
            const liked = legal.filter((move) => !unwanted.includes(String(move['type'])));
            const from = liked.length ? liked : legal;
            made += 1;
            socket.send(JSON.stringify({ type: 'move', id: `steer ${made} ${Math.random()}`, seat, at: message.version, move: from[Math.floor(Math.random() * from.length)] }));
            return;
          }
        };
      }),
    [table, questions, avoid] as const,
  );
}

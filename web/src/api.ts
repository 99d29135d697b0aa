/** The server's routes, by name. */
import type {
  Clause, Credentials, Failure, Game, Json, Lobby, Me, MyTables, NewTable, Play, Replay, SetMe,
  Table, Trouble, Views,
} from './wire';

/** What the server (or the way to it) had against a request. */
export class Problem extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.error);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: method === 'GET' ? {} : { 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new Problem({ error: 'error-offline' });
  }
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => null)) as Failure | null;
    throw new Problem(failure?.trouble ?? { error: 'error-server', args: { status: answer.status } });
  }
  return (await answer.json()) as T;
}

const seatQuery = (seat: number | null) => (seat === null ? '' : `seat=${seat}&`);

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  setMe: (me: SetMe) => ask<Me>('PUT', '/api/me', me),
  register: (who: Credentials) => ask<Me>('POST', '/api/account', who),
  login: (who: Credentials) => ask<Me>('POST', '/api/login', who),
  logout: () => ask<Me>('POST', '/api/logout'),
  games: () => ask<Game[]>('GET', '/api/games'),
  rules: (game: string) => ask<Clause[]>('GET', `/api/games/${game}/rules`),
  board: (game: string) => ask<Json>('GET', `/api/games/${game}/board`),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  mine: () => ask<MyTables>('GET', '/api/me/tables'),
  play: (wish: Play) => ask<Table>('POST', '/api/play', wish),
  create: (table: NewTable) => ask<Table>('POST', '/api/tables', table),
  table: (id: string) => ask<Table>('GET', `/api/tables/${id}`),
  join: (id: string, seat: number | null) => ask<Table>('POST', `/api/tables/${id}/join`, { seat }),
  leave: (id: string) => ask<Table>('POST', `/api/tables/${id}/leave`),
  replay: (id: string, seat: number | null) =>
    ask<Replay>('GET', `/api/tables/${id}/replay?${seatQuery(seat)}`),
  views: (id: string, seat: number | null, start: number, count: number) =>
    ask<Views>('GET', `/api/tables/${id}/views?${seatQuery(seat)}start=${start}&count=${count}`),
  async gameTexts(game: string, lang: string): Promise<string> {
    const answer = await fetch(`/api/games/${game}/texts/${lang}`);
    return answer.ok ? answer.text() : '';
  },
};

/** The address of a websocket of this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

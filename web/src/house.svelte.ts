/** What holds for the whole house: who you are, the games, the lobby, and whose turn it is. */
import { api, socketAddress } from './api';
import { notify } from './notice';
import { route } from './route.svelte';
import { addNames, t, texts } from './words.svelte';
import type { Clause, FromHouse, Game, Json, Lobby, Me, MyTables } from './wire';

class House {
  me = $state.raw<Me | null>(null);
  games = $state.raw<Game[]>([]);
  lobby = $state.raw<Lobby>({ open: [], playing: [] });
  mine = $state.raw<MyTables>({ current: [], over: [] });
  /** The tables that wait for you. */
  waiting = $state.raw<readonly string[]>([]);
  /** The server cannot be reached. */
  away = $state(false);
  private readonly boards = new Map<string, Promise<Json>>();
  private readonly rules = new Map<string, Promise<Clause[]>>();
  private wait = 1000;

  async open(): Promise<void> {
    try {
      this.me = await api.me();
      this.waiting = this.me.waiting;
      this.games = await api.games();
      this.away = false;
      this.listen();
    } catch {
      this.away = true;
      setTimeout(() => void this.open(), this.later());
    }
  }

  async look(): Promise<void> {
    [this.lobby, this.mine] = await Promise.all([api.lobby(), api.mine()]);
  }

  /** Whether a table waits for you, as that table itself says it. */
  owes(table: string, owed: boolean): void {
    if (owed === this.waiting.includes(table)) return;
    this.waiting = owed ? [...this.waiting, table] : this.waiting.filter((id) => id !== table);
  }

  /** Tell somebody who looks elsewhere that it is their turn. */
  call(table: string, game: string): void {
    const name = texts(game).say('game-name');
    notify(t('notice-your-turn'), t('notice-your-turn-at', { name }), `/table/${table}`);
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  board(game: string): Promise<Json> {
    return this.kept(this.boards, game, () => api.board(game));
  }

  clauses(game: string): Promise<Clause[]> {
    return this.kept(this.rules, game, () => api.rules(game));
  }

  /** The names that a game's board data holds, in a language. */
  async names(game: string, lang: string): Promise<void> {
    addNames(game, lang, await api.gameTexts(game, lang));
  }

  private kept<T>(shelf: Map<string, Promise<T>>, key: string, get: () => Promise<T>): Promise<T> {
    let found = shelf.get(key);
    if (!found) {
      found = get();
      found.catch(() => shelf.delete(key));
      shelf.set(key, found);
    }
    return found;
  }

  private later(): number {
    this.wait = Math.min(this.wait * 2, 30_000);
    return this.wait;
  }

  private listen(): void {
    const socket = new WebSocket(socketAddress('/ws/house'));
    socket.onopen = () => (this.wait = 1000);
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as FromHouse);
    socket.onclose = () => setTimeout(() => this.listen(), this.later());
  }

  private hear(message: FromHouse): void {
    if (message.type === 'lobby') {
      this.lobby = message.lobby;
    } else {
      this.waiting = message.waiting;
    }
    // The list of one's own games is on the first page only.
    if (route.path.length === 0) {
      void api.mine().then((mine) => (this.mine = mine)).catch(() => undefined);
    }
    if (message.type === 'your_turn') this.call(message.table, message.game);
  }
}

export const house = new House();

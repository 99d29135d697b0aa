/** Who you are, your tables, the public tables, and which tables wait for you. */
import { api, socketAddress } from './api';
import { games } from './games.svelte';
import { notify } from './notice';
import { route } from './route.svelte';
import type { FromHouse, Lobby as PublicTables, Me, MyTables } from './wire';
import { t, texts } from './words.svelte';

class Lobby {
  me = $state.raw<Me | null>(null);
  tables = $state.raw<PublicTables>({ open: [], playing: [] });
  mine = $state.raw<MyTables>({ current: [], over: [] });
  /** The tables that wait for you. */
  waiting = $state.raw<readonly string[]>([]);
  /** The server cannot be reached. */
  away = $state(false);
  private retryDelay = 1000;

  /** Come in: learn who you are and which games there are, then listen for news. */
  async enter(): Promise<void> {
    try {
      this.me = await api.me();
      this.waiting = this.me.waiting;
      await games.load();
      this.away = false;
      this.listen();
    } catch {
      this.away = true;
      setTimeout(() => void this.enter(), this.nextDelay());
    }
  }

  async loadTables(): Promise<void> {
    [this.tables, this.mine] = await Promise.all([api.lobby(), api.mine()]);
  }

  /** Whether a table waits for you, as that table itself says it. */
  setWaiting(table: string, waits: boolean): void {
    if (waits === this.waiting.includes(table)) return;
    this.waiting = waits ? [...this.waiting, table] : this.waiting.filter((id) => id !== table);
  }

  /** Tell somebody who looks elsewhere that it is their turn. */
  notifyTurn(table: string, game: string): void {
    const name = texts(game).say('game-name');
    notify(t('notice-your-turn'), t('notice-your-turn-at', { name }), `/table/${table}`);
  }

  private nextDelay(): number {
    this.retryDelay = Math.min(this.retryDelay * 2, 30_000);
    return this.retryDelay;
  }

  private listen(): void {
    const socket = new WebSocket(socketAddress('/ws/house'));
    socket.onopen = () => (this.retryDelay = 1000);
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as FromHouse);
    socket.onclose = () => setTimeout(() => this.listen(), this.nextDelay());
  }

  private receive(message: FromHouse): void {
    if (message.type === 'lobby') {
      this.tables = message.lobby;
    } else {
      this.waiting = message.waiting;
    }
    // The list of one's own games is on the first page only.
    if (route.path.length === 0) {
      void api.mine().then((mine) => (this.mine = mine)).catch(() => undefined);
    }
    if (message.type === 'your_turn') this.notifyTurn(message.table, message.game);
  }
}

export const lobby = new Lobby();

/** A table as it is played: what the server says, shown one thing after the other. */
import { socketAddress } from './api';
import { sound } from './notice';
import { settings } from './settings.svelte';
import type {
  ChatLine, FromClient, FromServer, Happening, Json, Quieted, SeatNow, Snapshot, Table, Times, Trouble, Update,
} from './wire';

/** What one of your seats (null: a spectator) sees and may do. */
export interface Perspective {
  seat: number | null;
  view: Json;
  legal: Json[];
  /** Which of them, by place in the list, cannot be taken back. */
  final: number[];
  must: boolean;
  canUndo: boolean;
  /** Which offers of bots the seat does not want; null: it takes all. */
  quiet: Quieted | null;
  /** What the last change brought about. */
  events: Json[];
  /** All that happened, as the seat may know it. */
  log: Happening[];
}

type Sent = Extract<FromClient, { id: string }>;
/** A message without the id that it gets when it is sent. */
type Unsent = Sent extends infer M ? (M extends Sent ? Omit<M, 'id'> : never) : never;

let counter = 0;
function newId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${counter}-${Math.random().toString(36).slice(2, 8)}`;
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  perspectives = $state.raw<Perspective[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  times = $state.raw<(Times & { at: number }) | null>(null);
  link = $state<'opening' | 'open' | 'lost' | 'gone'>('opening');
  /** The last refusal, until the next thing happens. */
  trouble = $state.raw<Trouble | null>(null);
  /** A message is on its way. */
  busy = $state(false);
  /** Moves made when this table was last looked at; null: never, or nothing since. */
  missed = $state<number | null>(null);
  number = $state(0);
  toAct = $state.raw<number[]>([]);

  private version: number | null = null;
  private socket: WebSocket | undefined;
  private closed = false;
  private retryDelay = 500;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Sent and not answered yet; sent again after a broken connection. */
  private readonly pending = new Map<string, Sent>();
  /** Whoever sent a message and waits for what comes of it. */
  private readonly answers = new Map<string, (done: boolean) => void>();
  private queue: Update[] = [];
  private showing = false;

  constructor(readonly id: string) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.socket?.close();
  }

  /**
   * Do something at the table. Resolves when the server has answered and what came of it is
   * shown: to true if it was done, to false if it was refused.
   */
  send(unsent: Unsent): Promise<boolean> {
    const message = { ...unsent, id: newId() } as Sent;
    this.pending.set(message.id, message);
    this.trouble = null;
    if (message.type === 'move' || message.type === 'undo') this.busy = true;
    this.transmit(message);
    return new Promise((resolve) => this.answers.set(message.id, resolve));
  }

  move(seat: number, move: Json): Promise<boolean> {
    return this.send({ type: 'move', seat, move, at: this.version ?? 0 });
  }

  undo(seat: number): Promise<boolean> {
    return this.send({ type: 'undo', seat, at: this.version ?? 0 });
  }

  /** Whether one of your seats must decide. */
  get waitsForYou(): boolean {
    return mustDecide(this.perspectives);
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress(`/ws/tables/${this.id}`));
    this.socket = socket;
    socket.onopen = () => {
      this.retryDelay = 500;
      this.transmit({ type: 'hello', have: this.latest });
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.closed) return;
      if (event.code === 4004) {
        this.link = 'gone';
        return;
      }
      this.link = 'lost';
      this.retry = setTimeout(() => this.connect(), this.retryDelay);
      this.retryDelay = Math.min(this.retryDelay * 1.7, 10_000);
    };
  }

  /** Try at once rather than when the time has come. */
  reconnectNow(): void {
    if (this.link !== 'lost' || this.closed) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** The latest version received, shown or still in the queue. */
  private get latest(): number | null {
    return this.queue.at(-1)?.version ?? this.version;
  }

  private transmit(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: FromServer): void {
    if (this.link !== 'open') {
      this.link = 'open';
      for (const sent of this.pending.values()) this.transmit(sent);
    }
    switch (message.type) {
      case 'snapshot':
        this.showSnapshot(message);
        break;
      case 'update':
        if (message.id) this.answered(message.id);
        if (this.latest !== null && message.version <= this.latest) this.settle(message.id, true);
        else if (message.version !== (this.latest ?? 0) + 1) this.transmit({ type: 'hello', have: this.latest });
        else {
          this.queue.push(message);
          void this.showQueue();
        }
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        if (this.chat.some((line) => line.number === message.number)) break;
        this.chat = [...this.chat, message];
        sound('chat');
        break;
      case 'ack':
        this.answered(message.id);
        this.settle(message.id, true);
        break;
      case 'error':
        if (message.id) this.answered(message.id);
        this.trouble = message.trouble;
        this.settle(message.id, false);
        if (message.version !== null && message.version !== this.latest) {
          this.transmit({ type: 'hello', have: this.latest });
        }
        break;
      case 'happened':
        this.answered(message.id);
        this.settle(message.id, true);
        this.perspectives = this.perspectives.map((perspective) =>
          perspective.seat === message.seat ? { ...perspective, log: message.events } : perspective,
        );
    }
  }

  /** The server has answered; what came of it may still be in the queue. */
  private answered(id: string): void {
    this.pending.delete(id);
    this.busy = [...this.pending.values()].some((m) => m.type === 'move' || m.type === 'undo');
  }

  /** What came of a message is shown, or there is nothing to show. */
  private settle(id: string | null | undefined, done: boolean): void {
    if (!id) return;
    this.answers.get(id)?.(done);
    this.answers.delete(id);
  }

  private showSnapshot(snapshot: Snapshot): void {
    this.queue = [];
    this.version = snapshot.version;
    this.table = snapshot.table;
    this.chat = snapshot.chat;
    this.number = snapshot.table.number;
    this.toAct = snapshot.table.to_act;
    this.setTimes(snapshot.times);
    const first = this.perspectives.length === 0;
    this.perspectives = snapshot.now.map((now) => renew(undefined, now, this.number, 'move'));
    if (first) this.missed = this.lastSeen();
    this.markSeen();
    for (const id of [...this.answers.keys()].filter((each) => !this.pending.has(each))) this.settle(id, true);
    for (const perspective of this.perspectives) void this.send({ type: 'since', seat: perspective.seat, move: 0 });
  }

  /** Show the updates of the queue, leaving pieces the time to travel. */
  private async showQueue(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let update = this.queue[0]; update; update = this.queue[0]) {
      this.showUpdate(update);
      this.queue.shift();
      this.settle(update.id, true);
      const pause = document.hidden || this.queue.length > 20 ? 0 : settings.travel * 1.4;
      if (pause && this.queue.length) await new Promise((go) => setTimeout(go, pause));
    }
    this.showing = false;
  }

  private showUpdate(update: Update): void {
    const before = this.perspectives;
    this.version = update.version;
    this.number = update.number;
    this.toAct = update.to_act;
    this.setTimes(update.times);
    this.perspectives = update.now.map((now) =>
      renew(before.find((perspective) => perspective.seat === now.seat), now, update.number, update.what),
    );
    if (this.table) this.table = { ...this.table, number: update.number, to_act: update.to_act };
    if (update.what === 'end' || update.to_act.length === 0) sound('end');
    else if (mustDecide(this.perspectives) && !mustDecide(before)) sound('turn');
    else sound('move');
    this.markSeen();
  }

  private setTimes(times: Times | null | undefined): void {
    this.times = times ? { ...times, at: performance.now() } : null;
  }

  private lastSeen(): number | null {
    const seen = Number(localStorage.getItem(`coterie.seen.${this.id}`) ?? -1);
    return seen >= 0 && seen + 1 < this.number ? seen : null;
  }

  /** Remember how far the reader has seen the game. */
  markSeen(): void {
    if (document.hidden) return;
    try {
      localStorage.setItem(`coterie.seen.${this.id}`, String(this.number));
    } catch {
      // Then nothing is shown as missed next time.
    }
  }
}

const mustDecide = (perspectives: readonly Perspective[]) => perspectives.some((perspective) => perspective.must);

/** What a seat sees after a change, from what it saw before. */
export function renew(
  before: Perspective | undefined,
  now: SeatNow,
  number: number,
  what: Update['what'],
): Perspective {
  const view = now.view ?? { ...before?.view, ...now.changed };
  const events = now.events ?? [];
  // The whole log may have come meanwhile and hold these events already.
  const kept = (before?.log ?? []).filter(({ move }) => (what === 'move' ? move < number : move <= number));
  return {
    seat: now.seat,
    view,
    legal: now.legal ?? [],
    final: now.final ?? [],
    must: now.must ?? false,
    canUndo: now.can_undo ?? false,
    quiet: now.quiet ?? null,
    events: what === 'undo' ? [] : events,
    log: what === 'undo' ? kept : [...kept, ...events.map((event) => ({ move: number, event }))],
  };
}

/** What the parts of the gangsters' table share. */
import { promptOf } from '../../table/prompt';
import type { Args } from '../../texts';
import type { BoardProps, BotOffers, Choice } from '../board';
import type { Clan, Executant, GangsterParadiseBoard, GangsterParadiseView, Rank } from './view';

export class Scene {
  readonly view: GangsterParadiseView;
  readonly board: GangsterParadiseBoard;
  /** The clan of the reader; undefined for a spectator. */
  readonly me: Clan | undefined;
  readonly rivals: Clan[];
  /** What is asked of the reader now; nothing in a replay. */
  readonly prompt: Args | null;
  /** Whether something can be done here; in a replay, one only looks. */
  readonly live: boolean;

  constructor(private readonly props: BoardProps) {
    this.view = props.view as GangsterParadiseView;
    this.board = props.board as GangsterParadiseBoard;
    const { seat, clans, players } = this.view;
    this.me = clans.find((clan) => clan.seat === seat);
    const from = seat ?? -1;
    this.rivals = Array.from({ length: players }, (_, n) => clans[(from + 1 + n) % players]!).filter(
      (clan) => clan.seat !== seat,
    );
    this.live = props.talk !== undefined;
    const prompt = seat === null || !this.live ? null : promptOf(props.view as Args, seat);
    this.prompt = prompt?.['seat'] === seat && !this.view.result ? prompt : null;
  }

  asks(...types: string[]): boolean {
    return this.prompt !== null && types.includes(String(this.prompt['type']));
  }

  /** The legal moves of a type. */
  of(type: string): Choice[] {
    return this.props.choices.filter(({ move }) => move['type'] === type);
  }

  /** The legal move with these fields. */
  find(fields: Args): Choice | undefined {
    return this.props.choices.find(({ move }) =>
      Object.entries(fields).every(([field, value]) => move[field] === value),
    );
  }

  /** Numbers that a field takes in the legal moves of a type. */
  amounts(type: string, field: string): number[] {
    return this.of(type).map(({ move }) => Number(move[field]));
  }

  choose(choice: Choice | undefined): void {
    if (choice) void this.props.choose(choice);
  }

  /** Make a move of one's own making; the server judges it. Resolves to whether it was made. */
  make(move: Args, sure = false): Promise<boolean> {
    return this.props.choose({ move, text: this.describe('move', move) }, sure);
  }

  /** Ask the server why a move cannot be made now: it refuses it with the reason and the rule. */
  why(move: Args): void {
    void this.props.choose({ move, text: this.describe('move', move), refused: true });
  }

  /** How to have fewer offers from bots; undefined for who only looks on. */
  get botOffers(): BotOffers | undefined {
    return this.props.botOffers;
  }

  /** Say something at the table. */
  talk(text: string): void {
    this.props.talk?.(text);
  }

  /** A text of the game, if there is one, else the plain words. */
  word(field: string, value: string): string {
    const id = `${field}-${value}`;
    return this.props.say.has(id) ? this.props.say.say(id) : value.replaceAll('_', ' ');
  }

  text(id: string, args: Args = {}): string {
    return this.props.say.say(id, args, this.props.names);
  }

  /** The clause behind a thing on the table. */
  clause(thing: string): string {
    return this.board.clauses[thing] ?? '';
  }

  /** What a member costs, and what it is good for. */
  memberTip(rank: Rank, clan: Clan | undefined, free = false): string {
    const { price, salary, cards, launders } = this.board.members[rank];
    const facts = this.text('gangster-paradise-member-facts', { price, salary, cards, used: clan?.used[rank] ?? 0 });
    const more = launders ? `\n${this.text('gangster-paradise-launders', { n: launders })}` : '';
    const title = `${this.word('rank', rank)}${free ? `: ${this.text('gangster-paradise-place-free')}` : ''}`;
    return `${title}\n${facts}${more}`;
  }

  list(words: readonly string[]): string {
    return this.props.say.join(words);
  }

  describe(family: string, obj: Args): string {
    return this.props.say.describe(family, obj, this.props.names);
  }

  get names(): string[] {
    return this.props.names;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  clan(seat: number): Clan {
    return this.view.clans[seat]!;
  }

  executant(id: string): Executant | undefined {
    return this.board.executants.find((one) => one.id === id);
  }

  /** What an executant does, from its operation and figures. */
  effect(id: string): string {
    const one = this.executant(id);
    if (!one) return '';
    const when = this.text('gangster-paradise-when', { phase: one.when === 'now' ? 'now' : one.when });
    const percent = Math.round((one.share ?? 0) * 100);
    const what = this.text(`gangster-paradise-op-${one.op}`, { percent, amount: one.amount ?? 0, rank: one.member ?? '' });
    return `${when} ${what}`;
  }

  executantTip(id: string): string {
    const ours = this.board.reconstruction?.executants?.includes(id) ? `\n${this.text('gangster-paradise-reconstruction')}` : '';
    return `${this.word('executant', id)}\n${this.effect(id)}${ours}`;
  }

  reconstructedClan(clan: string): boolean {
    return this.board.reconstruction?.clans?.includes(clan) ?? false;
  }

  reconstructedPrice(size: number): boolean {
    return this.board.reconstruction?.sale?.includes(size) ?? false;
  }

  /** Who may deal with the reader now, as they sit around the table. */
  get partners(): number[] {
    const { partners } = this.view;
    return this.live ? this.rivals.map(({ seat }) => seat).filter((seat) => partners.includes(seat)) : [];
  }
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** A name once per card, as a heap of goods is written in moves and events. */
export function names(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, n]) => Array.from({ length: n }, () => name));
}

export function counts(list: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of list) found[name] = (found[name] ?? 0) + 1;
  return found;
}

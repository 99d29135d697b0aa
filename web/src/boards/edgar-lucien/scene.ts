/** What the parts of Fosko's board share. */
import { pointable, type BoardProps, type Choice } from '../board';
import { measured } from './geometry';
import type { Character, CityMap, District, DistrictNow, Duo, EdgarLucienBoard, EdgarLucienView, Sector } from './view';

/** Maps once measured; the board does not change while it is looked at. */
const maps = new WeakMap<EdgarLucienBoard, Map<string, CityMap>>();

function mapOf(board: EdgarLucienBoard, id: string): CityMap {
  const known = maps.get(board) ?? new Map<string, CityMap>();
  maps.set(board, known);
  const map = known.get(id) ?? measured(board.map.find((entry) => entry.id === id)!);
  known.set(id, map);
  return map;
}

export class Scene {
  readonly view: EdgarLucienView;
  readonly board: EdgarLucienBoard;
  readonly map: CityMap;
  readonly choices: readonly Choice[];
  private readonly districts: Map<string, District>;
  private readonly now: Map<string, DistrictNow>;

  constructor(private readonly props: BoardProps) {
    this.view = props.view as EdgarLucienView;
    this.board = props.board as EdgarLucienBoard;
    this.choices = props.choices;
    this.map = mapOf(this.board, this.view.map.id);
    this.districts = new Map(this.map.districts.map((d) => [d.id, d]));
    this.now = new Map(this.view.map.districts.map((d) => [d.district, d]));
  }

  district(id: string): District {
    return this.districts.get(id)!;
  }

  state(id: string): DistrictNow {
    return this.now.get(id)!;
  }

  sector(id: string): Sector {
    return this.board.wheel.sectors.find((sector) => sector.id === id)!;
  }

  /** Where a sector leads a character that stands in a district. */
  ways(sector: string, from: string): string[] {
    return this.board.ways[this.map.id]?.[from]?.[sector] ?? [];
  }

  /** The clause behind something that is drawn. */
  clause(what: string): string | undefined {
    return this.board.clauses[what];
  }

  /** The metro lines that have a mouth in a district. */
  lines(district: string): string[] {
    return this.map.metro.filter((line) => line.mouths.includes(district)).map((line) => line.color);
  }

  /** The number on a line's sign. */
  line(sector: string): number {
    return this.map.metro.findIndex(({ color }) => color === sector) + 1;
  }

  /** The seat that looks at the board, if it is one. */
  get mine(): Duo | undefined {
    return this.view.seat === null ? undefined : this.view.duos[this.view.seat];
  }

  where(seat: number, character: Character): string | null {
    return this.view.duos[seat]?.[character] ?? null;
  }

  find(fits: (move: Choice['move']) => boolean): Choice | undefined {
    return this.choices.find(({ move }) => fits(move));
  }

  target(type: string, field?: string, value?: unknown): Choice | undefined {
    return this.find((move) => move['type'] === type && (field === undefined || move[field] === value));
  }

  point(choice: Choice | undefined, tip: string, clause?: string): Record<string, unknown> {
    return pointable({ choice, tip, clause, choose: this.props.choose });
  }

  choose(choice: Choice): void {
    this.props.choose(choice);
  }

  /** Ask the server why a move cannot be made now: it refuses it with the reason and the rule. */
  why(move: Choice['move']): void {
    this.props.choose({ move, text: this.props.say.describe('move', move, this.props.names), refused: true });
  }

  /** A text of the game, if there is one, else the plain words. */
  word(field: string, value: string): string {
    const id = `${field}-${value}`;
    return this.props.say.has(id) ? this.props.say.say(id) : value.replaceAll('_', ' ');
  }

  text(id: string, args: Record<string, unknown> = {}): string {
    return this.props.say.say(id, args, this.props.names);
  }

  event(event: Record<string, unknown>): string {
    return this.props.say.describe('event', event, this.props.names);
  }

  name(seat: number): string {
    return this.props.names[seat] ?? '';
  }
}

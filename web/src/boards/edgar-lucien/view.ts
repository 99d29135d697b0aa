/** What the server shows of a game of Edgar & Lucien (`coterie/games/edgar_lucien/view.py`) and its board data. */

export type Character = 'edgar' | 'lucien';
export const CHARACTERS: readonly Character[] = ['edgar', 'lucien'];

export interface Setting {
  edgar: string;
  lucien: string;
}

export interface Duo {
  cogs: number | null;
  popularity: number;
  edgar: string | null;
  lucien: string | null;
  districts: string[];
  tokens: number;
  cards: number;
  hand: string[] | null;
  used: string[];
  certificates: string[];
  conditions: string[];
  /** How far this player is with each condition; null: hidden. */
  progress: Record<string, number | null>;
  confirmed: boolean;
  wheel: Setting | null;
}

export interface DistrictNow {
  district: string;
  type: string;
  owner: number | null;
  protected: boolean;
}

/** Something that the place where a character stands lets its player think of, possible now or not. */
export interface AtHand {
  character: Character;
  move: Record<string, unknown>;
  clause: string;
  /** What it costs in Cogs, whom (null: the city), and in popularity. */
  amount: number;
  other: number | null;
  points: number;
  /** The action of an administration, and whether it was used this period. */
  action: string | null;
  used: boolean;
}

export interface EdgarLucienView {
  seat: number | null;
  to_act: number[];
  result: unknown;
  period: number;
  turn: number;
  phase: string;
  order: number[];
  first: number;
  active: number | null;
  acted: Record<Character, boolean>;
  at_hand: AtHand[];
  governor: number | null;
  heritage: number | null;
  certificates: string[];
  pile: number;
  discards: string[];
  bid: number | null;
  leader: number | null;
  /** Who is still bidding for the office. */
  bidders: number[];
  goals: Record<string, number>;
  map: { id: string; reconstruction: boolean; districts: DistrictNow[] };
  duos: Duo[];
}

export type Corner = [number, number];

export interface District {
  id: string;
  type: string;
  x: number;
  y: number;
  poly: Corner[];
}

export interface Sector {
  id: string;
  kind: 'still' | 'border' | 'metro';
  hex: string;
  icon?: string;
}

export interface CityMap {
  id: string;
  districts: District[];
  borders: [string, string, string][];
  metro: { color: string; mouths: string[] }[];
}

export interface EdgarLucienBoard {
  canvas: [number, number];
  wheel: { sectors: Sector[] };
  map: CityMap[];
  phases: string[];
  /** The first of them, which every turn has. */
  phases_of_a_turn: string[];
  turns: number;
  conditions_to_win: number;
  /** The actions of each administration. */
  administrations: Record<string, Record<Character, string>>;
  /** The clauses of actions, cards, conditions, types of district, characters, and of what else is drawn. */
  actions: Record<string, string>;
  cards: Record<string, string>;
  conditions: Record<string, string>;
  types: Record<string, string>;
  characters: Record<Character, string>;
  clauses: Record<string, string>;
  /** By map, district and sector. */
  ways: Record<string, Record<string, Record<string, string[]>>>;
}

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
  turns: number;
  most_popularity: number;
  conditions_to_win: number;
  district_price: { city: number; player: number };
  /** The actions of each administration. */
  administrations: Record<string, Record<Character, string>>;
  actions: Record<string, { popularity: number; clause: string }>;
  /** The clauses of cards and conditions. */
  cards: Record<string, string>;
  conditions: Record<string, string>;
  /** By map, district and sector. */
  ways: Record<string, Record<string, Record<string, string[]>>>;
}

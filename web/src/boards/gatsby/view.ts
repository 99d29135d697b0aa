/** What the server shows of a game of Gatsby (`coterie/games/gatsby/view.py`) and its board data. */

export interface Space {
  space: string;
  bonus: string | null;
  star: boolean;
  token: 0 | 1 | null;
}

export interface Character {
  place: string;
  on_board: boolean;
  owner: 0 | 1 | null;
  face_up: boolean;
  character: string | null;
  maybe: string[];
}

export interface Tiles {
  pile: number;
  drawn: string[];
  drawn_count: number;
  using: string | null;
  used: string[];
  slots: (string | null)[];
  aside: string[][];
  discards: (string[] | null)[];
  discard_counts: number[];
}

export interface GatsbyView {
  seat: number | null;
  active: number;
  action: { action: string; seat?: number } | null;
  force: boolean;
  layout: { tile: number; turns: number }[];
  spaces: Space[];
  closed: number[];
  levels: number[];
  supply: (number | null)[];
  characters: Character[];
  tiles: Tiles;
  prestige: (number | null)[];
  result: unknown;
}

export interface GatsbyBoard {
  finance: {
    top: number;
    column: Record<string, string>;
    characters: number[];
    under_character: Record<string, string>;
  };
  racetrack: { rows: string[][] };
  characters: Record<string, { shape: string; prestige: number[] }>;
  /** Names of the main actions, the bonuses and the special tiles. */
  actions: string[];
  bonuses: string[];
  tiles: string[];
  /** The steps of each main action and special tile. */
  steps: Record<string, string[]>;
  /** The clause behind each thing that is drawn. */
  clauses: Record<string, string>;
}

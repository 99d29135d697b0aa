/** What the server shows of Gangster Paradise (`coterie/games/gangster_paradise/view.py`) and its board data. */
import type { Args } from '../../texts';

export const RANKS = ['soldier', 'merchant', 'captain', 'right_hand', 'boss'] as const;
export type Rank = (typeof RANKS)[number];

export type Counts = Record<string, number>;

export interface Clan {
  seat: number;
  clan: string;
  primary: string;
  secondary: string;
  /** Null: behind the screen. */
  red: number | null;
  white: number | null;
  goods: Counts;
  members: Record<Rank, number>;
  used: Record<Rank, number>;
  /** Null: in another's hand. */
  executants: string[] | null;
  executant_count: number;
  before: { executant: string; owner: number }[];
  unpaid: boolean;
  served: boolean;
}

/** What goes each way; money and executants are null for those who may not see them. */
export interface Terms {
  give_goods: string[];
  give_red: number | null;
  give_white: number | null;
  give_executants: string[] | null;
  ask_goods: string[];
  ask_red: number | null;
  ask_white: number | null;
  ask_executants: string[] | null;
}

export interface Offer extends Terms {
  seat: number;
  other: number;
  give_count: number;
  ask_count: number;
}

export interface Auction {
  inside: number[];
  high: number | null;
  bids: (number | null)[];
  bluffed: number[];
  due: number;
}

/** Something a recruit needs: the text `error` with its `args`, and whether it is there. */
export interface Need {
  error: string;
  args: Args;
  met: boolean;
}

/** What a clan could take in. */
export interface Recruit {
  what: Rank | 'executant';
  price: number;
  /** The goods of which there are enough for the price. */
  goods: string[];
  needs: Need[];
  clause: string;
}

/** What laundering so much red comes to. */
export interface LaunderingStep {
  red: number;
  /** White before the salaries, and what is left or missing after them. */
  white: number;
  left: number;
  missing: number;
}

export interface Laundering {
  /** The most red that the clan can launder now. */
  limit: number;
  salaries: number;
  steps: LaunderingStep[];
  /** At a table of older rules nothing can follow the salaries. */
  ends_turn: boolean;
}

export interface GangsterParadiseView {
  players: number;
  seat: number | null;
  to_act: number[];
  prompt: Args | null;
  prompts: Args[];
  result: Args | null;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  active: number | null;
  executant_played: boolean;
  sold: boolean;
  clans: Clan[];
  piles: Counts;
  market: { cards: string[]; red: number; deck: number };
  auction: Auction | null;
  executants: { deck: number; discards: string[] };
  /** With whom the reader may deal now. */
  partners: number[];
  offers: Offer[];
  delivered: Counts;
  tied: number[];
  thrown: number[];
  throw: string | null;
  /** In the phase of recruitment: of the reader's clan, for a spectator of the active player's. */
  recruits: Recruit[] | null;
  /** While the reader is to launder. */
  laundering: Laundering | null;
}

export interface Member {
  price: number;
  salary: number;
  places: number;
  cards: number;
  promotes?: Rank;
  needs?: Rank;
  launders?: number;
  white_per_round?: number;
}

export interface Executant {
  id: string;
  when: string;
  op: string;
  share?: number;
  amount?: number;
  member?: string;
}

export interface GangsterParadiseBoard {
  goods: string[];
  goods_limit: number;
  clans: Record<string, string>;
  members: Record<Rank, Member>;
  clan: Record<string, number>;
  market: { resale: number[] };
  executant: { price: number; bought_per_round: number };
  executants: Executant[];
  /** Not known from the published text: our figures and names stand in, and say so. */
  reconstruction?: { goods?: string[]; clans?: string[]; sale?: number[]; executants?: string[] };
  /** The phases and ranks in their order, with their clauses. */
  phases: Record<string, string>;
  ranks: Record<Rank, string>;
  /** The clauses behind what lies on the table, by thing. */
  clauses: Record<string, string>;
  /** How many of the lower rank a promotion needs. */
  promotion: number;
  red_for_one_white: number;
}

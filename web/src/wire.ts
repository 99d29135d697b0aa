// Written by `python -m coterie.server.typescript`. Do not edit.

/** A view, move, event or prompt: the game's own JSON object. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** What went wrong: the text `error` of the room (none: the house's own) with its `args`. */
export interface Trouble {
  error: string;
  room?: string | null;
  args?: Json;
  /** The clause of the rules behind a refusal. */
  clause?: string | null;
}

/**
 * Each seat has `seconds`; it loses time while it owes a decision, and gains `increment`
 * seconds when its turn is done. When it runs out a bot plays on until the player returns.
 */
export interface Clock {
  seconds: number;
  increment: number;
}

/** Who sits where at a table. */
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "player";
  /** The player's name; of a bot or an open seat, empty. */
  name: string;
  /** The game's id for the seat, with a text `seatname-<id>`. */
  seat_name: string;
  player: string | null;
  /** The bot's level. */
  level: string | null;
  /** Whether it is yours. Several may be (hot seat). */
  you: boolean;
  connected: boolean;
  /** Whether a bot plays for the player: time ran out, or the player resigned. */
  stand_in: boolean;
  rating: number | null;
}

/** What a seat did in a game that is over. */
export interface SeatStatistics {
  moves: number;
  /** Spent on its decisions. */
  seconds: number;
  slowest: number;
  rating_before: number | null;
  rating_after: number | null;
}

/** A game that is over, in figures. */
export interface Statistics {
  moves: number;
  seconds: number;
  seats: SeatStatistics[];
}

/** A table as everybody may see it; only `you` in the seats depends on who asks. */
export interface Table {
  id: string;
  game: string;
  /** The version of the rules it began with and keeps. */
  rules: number;
  options: Json;
  seats: Seat[];
  where: "halted" | "open" | "over" | "playing";
  public: boolean;
  pace: "live" | "turns";
  clock: Clock | null;
  undo: boolean;
  /** Seconds since 1970. */
  created: number;
  /** Moves made so far. */
  number: number;
  to_act: number[];
  /** The hash of the seed, shown from the start; `seed` follows at the end. */
  commitment: string;
  spectators: number;
  /** Seats that have offered or accepted a draw. */
  draw: number[];
  /** Seats that want to play again. */
  rematch: number[];
  /** The table of the rematch. */
  next: string | null;
  result: Json | null;
  /** How it ended if not by the rules: type `resigned` (seat) or `draw`. */
  ending: Json | null;
  seed: string | null;
  statistics: Statistics | null;
  /** Of a halted table: why it cannot go on. */
  trouble: Trouble | null;
}

/** An event and the move (from 1) that brought it about; 0: the set-up. */
export interface Happening {
  move: number;
  event: Json;
}

/**
 * The first message. `have` is the version the client already has (from before the
 * connection broke). Answered by a snapshot, whose events are those that were missed.
 */
export interface Hello {
  type: "hello";
  have?: number | null;
}

/**
 * Make a move. `at` is the version at which the client decided. Answered by the update
 * that carries this `id`, by `ack` if it had been made already, or by `error`.
 */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  at: number;
  move: Json;
}

/** Take the seat's last move back. Answered like a move. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  at: number;
}

/** Give up. Two players: the other wins. More: a bot plays the seat to the end. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/**
 * Offer or accept a draw (`on`), or take back or decline it. When all players agree the
 * game ends. A move by the seat declines too.
 */
export interface Draw {
  type: "draw";
  id: string;
  seat: number;
  on?: boolean;
}

/** Take the seat back from the bot that stood in. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** After the end: play again. When all players want it, `table.next` names the table. */
export interface Rematch {
  type: "rematch";
  id: string;
  on?: boolean;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** What happened after that many moves? Answered by `happened`. */
export interface Since {
  type: "since";
  id: string;
  seat: number | null;
  move: number;
}

/**
 * Want no offers (`on`), or want them again, from these bots (None: from any bot), until the
 * phase or the game is over. Answered by `ack` and by a snapshot that shows it.
 */
export interface Quiet {
  type: "quiet";
  id: string;
  seat: number;
  bots?: number[] | null;
  until?: "game" | "phase";
  on?: boolean;
}

/** Which bots make the seat no offers because it wished so. */
export interface Quieted {
  /** No bot does, for the rest of this phase. */
  phase: boolean;
  /** The seats of the bots that do not for the rest of the game. */
  muted: number[];
}

/**
 * What one seat (None: a spectator) may see and do now.
 *
 * In a snapshot `view` is there; in an update it is, or else `changed` holds the fields of the
 * view that are new, and the others stay as they were.
 */
export interface SeatNow {
  seat: number | null;
  view?: Json;
  changed?: Json;
  /**
   * The moves open to the seat, in the order of the rules. Empty: nothing to do.
   * An open decision (a bid, a deal) may take others too.
   */
  legal?: Json[];
  /** Which of them (by place in the list) cannot be taken back once made. */
  final?: number[];
  /** Whether the seat owes a decision (else it may move, if `legal` is not empty). */
  must?: boolean;
  can_undo?: boolean;
  /** Left out while every bot may make the seat offers. */
  quiet?: Quieted;
  /** What just happened, as the seat may know it; in a snapshot, what happened since `have`. */
  events?: Json[];
}

/** The clocks at the moment of sending: milliseconds left for each seat, and which run. */
export interface Times {
  left: number[];
  running: number[];
}

/** Somebody said something. */
export interface ChatLine {
  type: "chat";
  number: number;
  name: string;
  /** None: a spectator. */
  seat: number | null;
  text: string;
  at: number;
}

/** All there is to know: the first answer to `hello`, and whenever an update would not do. */
export interface Snapshot {
  type: "snapshot";
  /** Counts everything that changed the game: moves, undos, endings. It only grows. */
  version: number;
  table: Table;
  /** One for each of your seats; for a spectator the one of `seat` None. */
  now: SeatNow[];
  chat: ChatLine[];
  times?: Times | null;
}

/** The game went on: version `version` - 1 has become `version`. */
export interface Update {
  type: "update";
  version: number;
  /** Moves made so far; less than before after an undo. */
  number: number;
  what: "back" | "end" | "move" | "stand_in" | "undo";
  /** The seat that did it; None: the table. */
  by: number | null;
  to_act: number[];
  now: SeatNow[];
  /** To the player who sent it: the id of the message, done and stored. */
  id?: string | null;
  times?: Times | null;
}

/** The table itself changed: players, presence, offers, the end. */
export interface TableNow {
  type: "table";
  table: Table;
}

/** Your message was done (now, or before, if you sent it again). */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** Your message was not done. `id` is None if it could not be read. */
export interface Refused {
  type: "error";
  id: string | null;
  trouble: Trouble;
  version: number | null;
}

/** The answer to `since`: the events after that move, as the seat may know them. */
export interface Happened {
  type: "happened";
  id: string;
  seat: number | null;
  events: Happening[];
}

/** How strong a player is at a game: `value` is cautious (it grows as doubt shrinks). */
export interface Rating {
  game: string;
  value: number;
  games: number;
}

/** Who you are. */
export interface Me {
  player: string;
  name: string;
  /** The name of your account; None for a guest. */
  login: string | null;
  /** Whether a decision with a single legal choice is made for you. */
  auto: boolean;
  ratings: Rating[];
  /** The ids of the tables that wait for your decision. */
  waiting: string[];
}

/** PUT /api/me. What is left out stays. */
export interface SetMe {
  name?: string | null;
  auto?: boolean | null;
}

/** POST /api/account (the guest becomes an account, keeping all) and /api/login. */
export interface Credentials {
  login: string;
  password: string;
}

/**
 * An option of a game; the first value is the usual one. Texts: `option-<name>`,
 * `option-<name>-<value>`.
 */
export interface Option {
  name: string;
  values: unknown[];
}

/**
 * A field of an open move: a whole number (a multiple of `step`), a seat, or words, each as
 * often as there are cards of it. Text: `field-<name>`.
 */
export interface Field {
  name: string;
  kind: "number" | "seat" | "words";
  words: string[];
  step: number;
}

/** A game that can be played here. */
export interface Game {
  id: string;
  rules: number;
  /** How many can play. */
  players: number[];
  options: Option[];
  /** For each number of players, the ids of the seats (texts `seatname-<id>`). */
  seat_names: Record<number, string[]>;
  /** Of bots, from the weakest to the strongest (texts `level-<id>`). */
  levels: string[];
  /** By type, the moves of which `legal` lists but a sample (texts `open-<type>`). */
  open_moves: Record<string, Field[]>;
  /** Who made the published game, by what they did (texts `part-<id>`). */
  credits: Record<string, string[]>;
}

/** A text in both languages. */
export interface Both {
  en: string;
  fr: string;
}

/** One rule; `ruling` and `reconstruction` hold the reason why it is one, if it is. */
export interface Clause {
  id: string;
  section: Both;
  text: Both;
  ruling: Both | null;
  reconstruction: Both | null;
}

/** Public tables: `open` can be joined, `playing` can be watched. */
export interface Lobby {
  open: Table[];
  playing: Table[];
}

/** Your tables: those in play or waiting for players, and the latest that are over. */
export interface MyTables {
  current: Table[];
  over: Table[];
}

/** POST /api/play: a table against bots, at once. */
export interface Play {
  game: string;
  /** None: the first of the game's levels. */
  level?: string | null;
  options?: Json;
  players?: number | null;
  /** Where you sit. */
  seat?: number;
  undo?: boolean;
}

/** A seat of a new table. Several may be `me` (hot seat), each with a name. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Json;
  public?: boolean;
  pace?: "live" | "turns";
  clock?: Clock | null;
  undo?: boolean;
}

/** POST /api/tables/{id}/join: an open seat, or (None) the first one. */
export interface Join {
  seat?: number | null;
}

/** A move of a game that is over. */
export interface Made {
  seat: number;
  move: Json;
  /** Since the one before. */
  seconds: number;
}

/**
 * GET /api/tables/{id}/replay?seat=0: all moves, and the events as the seat saw them
 * (no seat: as a spectator did).
 */
export interface Replay {
  table: Table;
  moves: Made[];
  events: Happening[];
}

/**
 * GET /api/tables/{id}/views?seat=0&start=0&count=20: the views after `start`,
 * `start` + 1, … moves.
 */
export interface Views {
  start: number;
  views: Json[];
}

/** The body of every answer that is not a success. */
export interface Failure {
  trouble: Trouble;
}

/** The list of public tables changed. */
export interface LobbyNow {
  type: "lobby";
  lobby: Lobby;
}

/** A table where you are not waits for you now: for the title and for a notification. */
export interface YourTurn {
  type: "your_turn";
  table: string;
  game: string;
  /** The tables that wait for you, this one included. */
  waiting: string[];
}

/** The tables that wait for you now: at first, and whenever they become more or fewer. */
export interface Waiting {
  type: "waiting";
  waiting: string[];
}

export type FromClient = Hello | Move | Undo | Resign | Draw | Back | Rematch | Say | Since | Quiet;

export type FromServer = Snapshot | Update | TableNow | ChatLine | Ack | Refused | Happened;

export type FromHouse = LobbyNow | YourTurn | Waiting;

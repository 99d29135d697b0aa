/** Where everything lies on the drawn board. Each location has a box of its own. */

export interface Point {
  x: number;
  y: number;
}

/** A location's box put on the board: its corner, and its scale. */
export interface Frame extends Point {
  scale: number;
}

export type Location = 'cabaret' | 'finance' | 'race' | 'actions' | 'tray0' | 'tray1';

export interface Arrangement {
  width: number;
  height: number;
  /** Columns of action cards. */
  columns: number;
  frames: Record<Location, Frame>;
}

export const BOX = {
  cabaret: { width: 540, height: 660 },
  finance: { width: 270, height: 660 },
  race: { width: 510, height: 660 },
  actions: { width: 560, height: 196 },
  tray: { width: 398, height: 196 },
} as const;

export const WIDE: Arrangement = {
  width: 1388,
  height: 900,
  columns: 4,
  frames: {
    cabaret: { x: 18, y: 14, scale: 1 },
    finance: { x: 571, y: 14, scale: 1 },
    race: { x: 854, y: 14, scale: 1 },
    tray0: { x: 18, y: 688, scale: 1 },
    actions: { x: 426, y: 688, scale: 0.957 },
    tray1: { x: 972, y: 688, scale: 1 },
  },
};

export const TALL: Arrangement = {
  width: 780,
  height: 1268,
  columns: 2,
  frames: {
    cabaret: { x: 4, y: 6, scale: 0.95 },
    finance: { x: 520, y: 6, scale: 0.95 },
    race: { x: 4, y: 638, scale: 0.95 },
    actions: { x: 494, y: 638, scale: 0.98 },
    tray0: { x: 494, y: 980, scale: 0.708 },
    tray1: { x: 494, y: 1122, scale: 0.708 },
  },
};

export const TABLE = 25;
export const CARD = { width: 100, height: 130, scale: 0.9 };

const STEP = 42;
/** The width of the Cabaret's floor with its edge. */
export const FLOOR = 12 * STEP + 10;

/** The middle of a Cabaret table, from its name: A1 is the top corner, F6 the bottom. */
export function table(space: string): Point {
  const a = space.charCodeAt(0) - 65;
  const b = Number(space[1]) - 1;
  return { x: 270 + (a - b) * STEP, y: 74 + (a + b) * STEP };
}

/** The corners of the floor between two pairs of steps, as points of a polygon. */
export function floor(a0: number, a1: number, b0: number, b1: number): string {
  const corner = (a: number, b: number) => `${270 + (a - b) * STEP},${32 + (a + b) * STEP}`;
  return [corner(a0, b0), corner(a1, b0), corner(a1, b1), corner(a0, b1)].join(' ');
}

export function level(n: number): number {
  return 598 - n * 40.4;
}

export function shaft(seat: number): number {
  return seat === 0 ? 44 : 226;
}

export const LANE = { top: 50, pitch: 122, height: 114 };

/** The middle of a space of the Racetrack; short rows start later, all end at the card. */
export function stall(row: number, number: number, length: number): Point {
  return {
    x: 376 - (length - number) * 68,
    y: LANE.top + (row - 1) * LANE.pitch + 77,
  };
}

/** The middle of a space in the box of its location. */
export function spot(space: string, rows: string[][]): Point {
  if (!space.startsWith('R')) return table(space);
  const [row, number] = space.slice(1).split('.').map(Number) as [number, number];
  return stall(row, number, rows[row - 1]?.length ?? 5);
}

/** The middle of the card of a place on the board. */
export function cardSpot(place: string, levels: number[]): Point {
  const [where, which] = place.split('-') as [string, string];
  if (where === 'finance') return { x: 135, y: level(levels[Number(which) - 1] ?? 0) };
  if (where === 'race') {
    return { x: 455, y: LANE.top + (Number(which) - 1) * LANE.pitch + LANE.height / 2 };
  }
  return { left: { x: 66, y: 470 }, right: { x: 474, y: 470 }, bottom: { x: 270, y: 594 } }[
    which as 'left' | 'right' | 'bottom'
  ];
}

export function locationOf(place: string): Location {
  const where = place.startsWith('R') ? 'race' : place.split('-')[0];
  return where === 'finance' || where === 'race' ? where : 'cabaret';
}

/** A point of a location's box on the board. */
export function onBoard(frame: Frame, point: Point): Point {
  return { x: frame.x + point.x * frame.scale, y: frame.y + point.y * frame.scale };
}

/** Where the n-th of `count` cards a player has won lies in the tray. */
export function wonSpot(n: number, count: number): Point {
  const step = Math.min(62, 218 / Math.max(1, count - 1));
  return { x: 140 + n * step, y: 126 };
}
export const WON_SCALE = 0.56;

/** Shapes of the city: shared edges, and room for what a district has to hold. */
import type { CityMap, Corner, District } from './view';

export interface Point {
  x: number;
  y: number;
}

/** A box by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

export type Edge = readonly [Corner, Corner];

export function edges(poly: readonly Corner[]): Edge[] {
  return poly.map((corner, n) => [corner, poly[(n + 1) % poly.length]!] as const);
}

function same(a: Corner, b: Corner): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** The edges that two outlines have in common. */
export function sharedEdges(one: readonly Corner[], two: readonly Corner[]): Edge[] {
  const others = edges(two);
  return edges(one).filter(([a, b]) =>
    others.some(([c, d]) => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c))),
  );
}

/** A border as a ribbon: its line, kept clear of the corners, and where its icons lie. */
export interface Ribbon {
  line: string;
  icons: Point[];
  middle: Point;
}

const CLEAR = 11;
const BETWEEN = 44;

export function ribbon([a, b]: Edge): Ribbon {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along = (d: number): Point => ({
    x: a[0] + ((b[0] - a[0]) * d) / length,
    y: a[1] + ((b[1] - a[1]) * d) / length,
  });
  const clear = Math.min(CLEAR, length / 4);
  const from = along(clear);
  const to = along(length - clear);
  const count = Math.max(1, Math.floor((length - 2 * clear) / BETWEEN));
  const step = (length - 2 * clear) / count;
  return {
    line: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    icons: Array.from({ length: count }, (_, n) => along(clear + step * (n + 0.5))),
    middle: along(length / 2),
  };
}

/** The area of an outline, twice over; its sign tells which way round it runs. */
function turns(poly: readonly Corner[]): number {
  return edges(poly).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
}

function area(poly: readonly Corner[]): number {
  return Math.abs(turns(poly)) / 2;
}

/** The sides of a district, on average, for which letters, ribbons and characters are drawn. */
const SIDE = { least: 140, most: 220, wanted: 170 };

/** A map in the measure of what is drawn on it, whatever measure its file has. */
export function measured(map: CityMap): CityMap {
  const side = Math.sqrt(map.districts.reduce((sum, { poly }) => sum + area(poly), 0) / map.districts.length);
  if (side >= SIDE.least && side <= SIDE.most) return map;
  const by = SIDE.wanted / side;
  const districts = map.districts.map((d) => ({
    ...d,
    x: d.x * by,
    y: d.y * by,
    poly: d.poly.map(([x, y]): Corner => [x * by, y * by]),
  }));
  return { ...map, districts };
}

/** The outline moved inwards, as the points of a polygon. */
export function inset(poly: readonly Corner[], by: number): string {
  const side = turns(poly) > 0 ? by : -by;
  const normal = ([a, b]: Edge): Corner => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  };
  return poly
    .map((corner, n) => {
      const one = normal([poly[(n + poly.length - 1) % poly.length]!, corner]);
      const two = normal([corner, poly[(n + 1) % poly.length]!]);
      // Sharp corners are cut rather than drawn out to a spike.
      const scale = side / Math.max(0.35, 1 + one[0] * two[0] + one[1] * two[1]);
      return `${(corner[0] + (one[0] + two[0]) * scale).toFixed(1)},${(corner[1] + (one[1] + two[1]) * scale).toFixed(1)}`;
    })
    .join(' ');
}

function distance(p: Point, [a, b]: Edge): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square ? Math.max(0, Math.min(1, ((p.x - a[0]) * dx + (p.y - a[1]) * dy) / square)) : 0;
  return Math.hypot(p.x - a[0] - t * dx, p.y - a[1] - t * dy);
}

export function inside(poly: readonly Corner[], p: Point): boolean {
  let odd = false;
  for (const [a, b] of edges(poly)) {
    const crosses = a[1] > p.y !== b[1] > p.y;
    if (crosses && p.x < ((b[0] - a[0]) * (p.y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** How far a point is from the outline; negative outside. */
export function clearance(poly: readonly Corner[], p: Point): number {
  const near = Math.min(...edges(poly).map((edge) => distance(p, edge)));
  return inside(poly, p) ? near : -near;
}

function overlap(one: Box, two: Box): number {
  const wide = (one.width + two.width) / 2 - Math.abs(one.x - two.x);
  const high = (one.height + two.height) / 2 - Math.abs(one.y - two.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What keeps its distance from the ribbons along the outline. */
const MARGIN = 9;
const GRID = 5;

/** The best place for a box: inside the outline, clear of what is there, near where it is wanted. */
export function place(
  poly: readonly Corner[],
  size: { width: number; height: number },
  wanted: Point,
  taken: readonly Box[],
  outside = 1,
): Box {
  const xs = poly.map(([x]) => x);
  const ys = poly.map(([, y]) => y);
  const [w, h] = [size.width / 2, size.height / 2];
  let best: Box = { ...wanted, ...size };
  let least = Infinity;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID) {
      const box = { x, y, ...size };
      let cost = Math.hypot(x - wanted.x, y - wanted.y) * 0.7;
      for (const other of taken) cost += overlap(box, other) * 0.2;
      if (cost >= least) continue;
      for (const [i, j] of [[-w, -h], [w, -h], [-w, h], [w, h], [0, -h], [0, h], [-w, 0], [w, 0]] as const) {
        const out = Math.max(0, MARGIN - clearance(poly, { x: x + i, y: y + j }));
        cost += out * out * outside;
      }
      if (cost < least) [least, best] = [cost, box];
    }
  }
  return best;
}

/** Break a name into at most two lines, as even as can be. */
export function twoLines(name: string): string[] {
  if (name.length <= 9) return [name];
  const words = name.split(' ');
  let best = [name];
  let longest = name.length;
  for (let n = 1; n < words.length; n += 1) {
    const halves = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
    const longer = Math.max(...halves.map((half) => half.length));
    if (longer < longest) [best, longest] = [halves, longer];
  }
  return best;
}

/** Where the things of a district lie. */
export interface Plot {
  name: Box;
  lines: string[];
  size: number;
  pawns: Box;
  landmark: Box;
  /** How large the landmark is drawn. */
  scale: number;
  mouths: Box[];
  seal: Box;
}

/** How large things are drawn, in the measure of the map. */
export interface Sizes {
  letter: number;
  pawn: number;
}

export function plot(district: District, name: string, mouths: number, sizes: Sizes): Plot {
  const { poly } = district;
  const lines = twoLines(name);
  const letters = Math.max(...lines.map((line) => line.length));
  // Administrations are written in capitals, which are wider.
  const wide = district.type === 'administration' ? 0.66 : 0.48;
  // Letters shrink where a long name would not fit the width of the district.
  const xs = poly.map(([x]) => x);
  const room = (Math.max(...xs) - Math.min(...xs)) * 0.74;
  const size = Math.max(13, Math.min(sizes.letter, room / (letters * wide)));
  const taken: Box[] = [];
  const put = (width: number, height: number, x: number, y: number): Box => {
    const box = place(poly, { width, height }, { x, y }, taken);
    taken.push(box);
    return box;
  };
  const named = put(letters * size * wide + 6, lines.length * size * 1.02 + 2, district.x, district.y + 34);
  const pawns = put(sizes.pawn * 1.9, sizes.pawn, named.x, named.y - named.height / 2 - sizes.pawn * 0.55);
  const doors = Array.from({ length: mouths }, () => put(34, 38, pawns.x + 60, pawns.y));
  const seal = put(34, 36, named.x - named.width / 2 - 18, named.y);
  // Who stands before a building may hide a part of it; a border must not cut it.
  const behind = [named, ...doors, seal, { ...pawns, width: pawns.width / 2, height: pawns.height / 2 }];
  const scale = Math.max(0.7, Math.min(1.1, Math.sqrt(area(poly)) / 165));
  const landmark = place(poly, { width: 78 * scale, height: 60 * scale }, { x: named.x, y: pawns.y - 30 }, behind, 1.2);
  return { name: named, lines, size, pawns, landmark, scale, mouths: doors, seal };
}

/** Where each of `count` characters stands in the space for them. */
export function standing(space: Box, count: number, pawn: number): Point[] {
  const rows = count > 4 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const step = Math.min(pawn * 0.78, (space.width + pawn * 0.9) / perRow);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: space.x + ((n % perRow) - (inRow - 1) / 2) * step,
      y: space.y + (rows === 1 ? 0 : (row - 0.5) * pawn * 0.55),
    };
  });
}

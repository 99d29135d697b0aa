import { describe, expect, test } from 'vitest';
import { clearance, inset, measured, place, plot, ribbon, sharedEdges, standing, twoLines } from './geometry';
import type { Corner } from './view';

const left: Corner[] = [[0, 0], [200, 0], [200, 150], [0, 150]];
const right: Corner[] = [[200, 150], [200, 0], [400, 0], [400, 150]];

describe('outlines', () => {
  test('two districts share their common edge, whichever way round it is written', () => {
    expect(sharedEdges(left, right)).toEqual([[[200, 0], [200, 150]]]);
    expect(sharedEdges(left, [[500, 0], [600, 0], [600, 90]])).toEqual([]);
  });

  test('a ribbon keeps clear of the corners and spreads its icons evenly', () => {
    const { icons, middle } = ribbon([[200, 0], [200, 150]]);
    expect(middle).toEqual({ x: 200, y: 75 });
    expect(icons.length).toBe(2);
    expect(icons.every(({ y }) => y > 11 && y < 139)).toBe(true);
    expect(ribbon([[0, 0], [12, 0]]).icons.length).toBe(1);
  });

  test('an outline moves inwards whichever way round it runs', () => {
    expect(inset(left, 10)).toBe('10.0,10.0 190.0,10.0 190.0,140.0 10.0,140.0');
    expect(inset([...left].reverse(), 10)).toBe('10.0,140.0 190.0,140.0 190.0,10.0 10.0,10.0');
  });
});

describe('measure', () => {
  const town = (side: number) => ({
    id: 'm', borders: [], metro: [],
    districts: [{ id: 'a', type: 'ivory', x: side / 2, y: side / 2, poly: [[0, 0], [side, 0], [side, side], [0, side]] as Corner[] }],
  });

  test('a map is drawn in the measure of what stands on it, small or large', () => {
    for (const side of [10, 5000]) {
      const [district] = measured(town(side)).districts;
      expect(Math.round(district!.poly[1]![0])).toBe(170);
      expect(Math.round(district!.x)).toBe(85);
    }
    const fitting = town(160);
    expect(measured(fitting)).toBe(fitting);
  });
});

describe('room', () => {
  test('a box finds a place inside, clear of what is there', () => {
    const size = { width: 60, height: 40 };
    const first = place(left, size, { x: 100, y: 75 }, []);
    const second = place(left, size, { x: 100, y: 75 }, [first]);
    for (const { x, y } of [first, second]) expect(clearance(left, { x, y })).toBeGreaterThan(25);
    expect(Math.abs(first.x - second.x) >= 55 || Math.abs(first.y - second.y) >= 35).toBe(true);
  });

  test('everything of a district lies in it', () => {
    const p = plot({ id: 'x', type: 'ivory', x: 100, y: 75, poly: left }, 'Flamboyant Mansions', 1, { letter: 18, pawn: 46 });
    for (const box of [p.name, p.pawns, p.landmark, p.seal, ...p.mouths]) {
      expect(clearance(left, box)).toBeGreaterThan(0);
    }
    expect(p.lines).toEqual(['Flamboyant', 'Mansions']);
  });

  test('eight characters stand in two rows', () => {
    const points = standing({ x: 0, y: 0, width: 90, height: 40 }, 8, 46);
    expect(new Set(points.map(({ y }) => y)).size).toBe(2);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  });

  test('names break in two where that is most even', () => {
    expect(twoLines('Archives')).toEqual(['Archives']);
    expect(twoLines('Place du Cochon Saoul')).toEqual(['Place du', 'Cochon Saoul']);
  });
});

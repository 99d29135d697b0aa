/** Where the sectors of the wheel lead, as the map draws it: its borders and its metro mouths. */
import type { CityMap, Sector } from './view';

/** The districts on the other side of a sector's border, or with the other mouths of its line. */
export function ways(map: CityMap, sector: Sector, from: string): string[] {
  if (sector.kind === 'metro') {
    const mouths = map.metro.find((line) => line.color === sector.id)?.mouths ?? [];
    return mouths.includes(from) ? mouths.filter((mouth) => mouth !== from) : [];
  }
  return map.borders
    .filter(([one, two, colour]) => colour === sector.id && (one === from || two === from))
    .map(([one, two]) => (one === from ? two : one));
}

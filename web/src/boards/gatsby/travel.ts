/** How characters travel, from what just happened. */
import type { Args } from '../../texts';

/** The place where the tile that now lies at a place lay before: another one if two were swapped. */
export function placeBefore(events: readonly Args[], place: string): string {
  for (const event of events) {
    if (event['type'] !== 'characters_swapped') continue;
    const [one, other] = event['places'] as [string, string];
    if (place === one) return other;
    if (place === other) return one;
  }
  return place;
}

/** Whether its owner now turns the tile of a place over, having won it face down. */
export function turnsOver(events: readonly Args[], place: string): boolean {
  return events.some((event) => event['type'] === 'won_who' && event['place'] === place);
}

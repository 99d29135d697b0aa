/** What to call who sits at a table. */
import type { Table } from './wire';
import { t, texts } from './words.svelte';

/** The name of the role that a seat plays in the game. */
export function roleName(game: string, seatName: string): string {
  const say = texts(game);
  const number = /^player(\d+)$/.exec(seatName)?.[1];
  if (say.has(`seatname-${seatName}`)) return say.say(`seatname-${seatName}`);
  return number ? say.say('seat-number', { n: Number(number) }) : seatName;
}

export function levelName(level: string | null): string {
  return texts(null).has(`level-${level}`) ? t(`level-${level}`) : (level ?? '');
}

/** The players' names by seat; bots and empty chairs get one too. */
export function seatNames(table: Table): string[] {
  return table.seats.map((seat) => {
    if (seat.kind === 'player') return seat.name;
    const role = roleName(table.game, seat.seat_name);
    return seat.kind === 'bot' ? t('bot-name', { role }) : role;
  });
}

/** A span of time as 1:05 or 2 h 10. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h >= 24) return t('days', { n: Math.floor(h / 24) });
  if (h > 0) return `${h}:${String(m).padStart(2, '0')}:${String(s).padStart(2, '0')}`;
  return `${m}:${String(s).padStart(2, '0')}`;
}

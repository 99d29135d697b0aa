/** Fields and values of a view in words. */
import type { Texts } from '../texts';

/** A field's label: the text `view-<field>`, or the name of the thing counted, else the plain word. */
export function label(field: string, say: Texts): string {
  if (say.has(`view-${field}`)) return say.say(`view-${field}`);
  const plain = say.nameOf(field) ?? field.replaceAll(/[_-]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Fields that hold a seat, in the views of the games. */
export const SEATS: ReadonlySet<string> = new Set([
  'seat', 'seats', 'other', 'owner', 'active', 'actor', 'first', 'order', 'governor', 'leader', 'bidders', 'winners', 'token', 'inside', 'bluffed',
  'tied', 'thrown',
]);

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** A single value: yes and no, seats by name, words by their text. */
export function valueWord(field: string, value: unknown, say: Texts, names: readonly string[]): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return say.say(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    return SEATS.has(field) ? (names[value] ?? String(value)) : String(value);
  }
  const word = String(value);
  const singular = field.replace(/s$/, '');
  for (const id of [`${field}-${word}`, `${singular}-${word}`]) if (say.has(id)) return say.say(id);
  return say.nameOf(word) ?? word.replaceAll('_', ' ');
}

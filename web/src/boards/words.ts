/** Fields and values of a view in words. */
import type { Texts } from '../texts';

/** A field's label: the text `view-<field>`, else its plain name. */
export function label(field: string, say: Texts): string {
  if (say.has(`view-${field}`)) return say.say(`view-${field}`);
  const plain = field.replaceAll(/[_-]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** A single value: yes and no, seats by name, words by their text. */
export function valueWord(field: string, value: unknown, say: Texts, names: readonly string[]): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return say.say(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    const seat = field === 'seat' || field === 'owner' || field === 'other' || field.endsWith('_seat');
    return seat ? (names[value] ?? String(value)) : String(value);
  }
  const word = String(value);
  const singular = field.replace(/s$/, '');
  for (const id of [`${field}-${word}`, `${singular}-${word}`]) if (say.has(id)) return say.say(id);
  return word.replaceAll('_', ' ');
}

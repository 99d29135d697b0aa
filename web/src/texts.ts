/**
 * Moves, events, prompts and refusals in words: the convention of `coterie/engine/texts.py`,
 * on the same Fluent files.
 *
 * The message `<family>-<type>` gets the object's fields as arguments; a field whose value is a
 * word is replaced by the message `<field>-<value>` where there is one; `seat`, `other` and
 * `seats` hold seats and are replaced by the players' names. A list (`places`) is joined, each of
 * its words taken by the singular of the field. Fields that begin alike (`give_goods`, `give_red`)
 * also come together (`give`): those that are not empty, numbers by the message `amount-<part>`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, unknown>;

/** Families of messages that are sentences, not names. */
const SENTENCES = new Set([
  'prompt', 'move', 'event', 'refused', 'reason', 'position', 'bad', 'board', 'option', 'error', 'help', 'view', 'clause', 'field', 'open',
]);

export class Texts {
  private readonly bundle: FluentBundle;
  /** Words of the games and the messages that name them: `dark_horse`, `tile-dark_horse`. */
  private readonly named = new Map<string, string>();

  constructor(
    readonly lang: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
      for (const [, id, field, word] of source.matchAll(/^((\w+)-([\w-]+)) =/gm)) {
        if (!SENTENCES.has(field!)) this.named.set(word!, id!);
      }
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message `id`; fields of `args` that are words or seats are put into words. */
  say(id: string, args: Args = {}, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const values: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(args)) {
      values[field] = this.word(field, value, names);
    }
    Object.assign(values, this.sides(args, names));
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    return errors.length ? `${text} ${JSON.stringify(values)}` : text;
  }

  /** The message `<family>-<type>` for a move, event, prompt … */
  describe(family: string, obj: Args, names: readonly string[] = []): string {
    return this.say(`${family}-${String(obj['type'])}`, obj, names);
  }

  /** The name of a word whatever its field, if any message names it. */
  nameOf(word: string): string | null {
    const id = this.named.get(word);
    return id === undefined ? null : this.say(id);
  }

  join(words: readonly string[]): string {
    if (words.length < 2) return words.join('');
    return `${words.slice(0, -1).join(', ')} ${this.say('and')} ${words.at(-1)}`;
  }

  /** Fields that begin alike (`give_goods`, `give_red`) together, as `give`. */
  private sides(args: Args, names: readonly string[]): Record<string, string> {
    const sides: Record<string, string[]> = {};
    for (const [field, value] of Object.entries(args)) {
      const cut = field.indexOf('_');
      const side = field.slice(0, cut);
      if (cut < 0 || side in args) continue;
      const words = (sides[side] ??= []);
      if (typeof value === 'number' && value) {
        words.push(this.say(`amount-${field.slice(cut + 1)}`, { n: value }));
      } else if (value && !(Array.isArray(value) && !value.length)) {
        words.push(String(this.word(field, value, names)));
      }
    }
    return Object.fromEntries(
      Object.entries(sides).map(([side, words]) => [side, this.join(words) || this.say('nothing')]),
    );
  }

  private word(field: string, value: unknown, names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) {
      const singular = field.replace(/s$/, '');
      return this.join(counted(value.map((v) => String(this.word(singular, v, names)))));
    }
    if ((field === 'seat' || field === 'other') && typeof value === 'number') {
      return names[value] ?? this.say('seat-number', { n: value + 1 });
    }
    if (typeof value === 'string') {
      // A good given is a good: `give_good-drugs` is `good-drugs` unless there is more to say.
      const ids = [`${field}-${value}`, `${field.slice(field.indexOf('_') + 1)}-${value}`];
      const id = ids.find((each) => this.has(each));
      return id ? this.say(id) : value;
    }
    if (value == null) return '';
    return typeof value === 'number' ? value : JSON.stringify(value);
  }
}

/** Words that come several times are counted: 2 × drugs. */
function counted(words: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].map(([word, n]) => (n === 1 ? word : `${n} × ${word}`));
}

/** The texts in the reader's language, from the Fluent files: shared, the client's own, and the games'. */
import { settings } from './settings.svelte';
import { Texts } from './texts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const shared = import.meta.glob<string>('@coterie/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('@coterie/games/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const client = import.meta.glob<string>('./texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function sources(files: Record<string, string>, end: string): string[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(end))
    .map(([, source]) => source);
}

/** More messages of a game, for names that its board data holds (`Game.names` of the engine). */
const boardNames = new Map<string, string>();
let named = $state(0);

export function addNames(game: string, lang: string, source: string): void {
  if (boardNames.get(`${game} ${lang}`) === source) return;
  boardNames.set(`${game} ${lang}`, source);
  bundles.delete(`${game} ${lang}`);
  named += 1;
}

const bundles = new Map<string, Texts>();

/** The texts of a game (null: none) in the chosen language; reactive. */
export function texts(game: string | null): Texts {
  const lang = settings.language;
  void named;
  const key = `${game} ${lang}`;
  let found = bundles.get(key);
  if (!found) {
    const all = [...sources(shared, `/${lang}.ftl`), ...sources(client, `/${lang}.ftl`)];
    if (game) {
      all.push(...sources(games, `/games/${game.replaceAll('-', '_')}/${lang}.ftl`));
      all.push(boardNames.get(key) ?? '');
    }
    found = new Texts(lang, all);
    bundles.set(key, found);
  }
  return found;
}

/** A text of the interface. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return texts(null).say(id, args);
}

/** The games of the server, each with its board and its rules, fetched once. */
import { api } from './api';
import type { Clause, Game, Json } from './wire';
import { addNames } from './words.svelte';

class Games {
  all = $state.raw<Game[]>([]);
  private readonly boards = new Map<string, Promise<Json>>();
  private readonly rules = new Map<string, Promise<Clause[]>>();

  async load(): Promise<void> {
    this.all = await api.games();
  }

  find(id: string): Game | undefined {
    return this.all.find((game) => game.id === id);
  }

  board(game: string): Promise<Json> {
    return once(this.boards, game, () => api.board(game));
  }

  clauses(game: string): Promise<Clause[]> {
    return once(this.rules, game, () => api.rules(game));
  }

  /** Load the names that a game's board data holds, in a language. */
  async loadNames(game: string, lang: string): Promise<void> {
    addNames(game, lang, await api.gameTexts(game, lang));
  }
}

/** What was fetched before, or is fetched now; after a failure it is tried again. */
function once<T>(known: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  let found = known.get(key);
  if (!found) {
    found = fetch();
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

export const games = new Games();

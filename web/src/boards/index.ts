/** The boards that have been drawn; a game without one is played on the generic screen. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

type Loaded = Promise<{ default: Component<BoardProps> }>;

const drawn: Readonly<Record<string, () => Loaded>> = {
  gatsby: () => import('./gatsby/Board.svelte'),
  'gangster-paradise': () => import('./mob/Board.svelte'),
};

/** The board of a game, or the generic screen: where there is none, or by preference. */
export function boardOf(game: string, inWords: boolean): Loaded {
  const board = inWords ? undefined : drawn[game];
  return board ? board() : import('./Generic.svelte');
}

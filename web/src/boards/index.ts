/** The boards that have been drawn; a game without one is played on the plain screen. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

type Loaded = Promise<{ default: Component<BoardProps> }>;

const drawn: Readonly<Record<string, () => Loaded>> = {
  gatsby: () => import('./gatsby/Board.svelte'),
  'edgar-lucien': () => import('./edgar-lucien/Board.svelte'),
  'gangster-paradise': () => import('./gangster-paradise/Board.svelte'),
};

/** Types of moves that are set on the drawn board itself: too many to list below it. */
const setOnBoard: Readonly<Record<string, readonly string[]>> = {
  'edgar-lucien': ['wheel'],
};

/** Whether a move is listed below the board. */
export function listed(game: string, inWords: boolean, type: unknown): boolean {
  return inWords || !setOnBoard[game]?.includes(String(type));
}

/** The board of a game, or the plain screen: where there is none, or by preference. */
export function boardOf(game: string, inWords: boolean): Loaded {
  const board = inWords ? undefined : drawn[game];
  return board ? board() : import('./PlainScreen.svelte');
}

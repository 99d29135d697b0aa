/** The boards that have been drawn; a game without one is played on the generic screen. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

type Loaded = Promise<{ default: Component<BoardProps> }>;

const drawn: Readonly<Record<string, () => Loaded>> = {
  gatsby: () => import('./gatsby/Board.svelte'),
};

export function boardOf(game: string): Loaded {
  return (drawn[game] ?? (() => import('./Generic.svelte')))();
}

export function hasBoard(game: string): boolean {
  return game in drawn;
}

/** What every board gets from the table, and the attributes of what can be pointed at. */
import type { Args, Texts } from '../texts';

/** A legal move and its words. */
export interface Choice {
  move: Args;
  text: string;
  /** It cannot be taken back: asked for twice, if the player wants that. */
  final?: boolean;
  /** Not legal now: it is sent for the server to say why. */
  refused?: boolean;
}

/** The offers that bots make to the reader, and how to have fewer of them. */
export interface BotOffers {
  /** The seats that bots play. */
  bots: readonly number[];
  /** There are no more in this phase. */
  paused: boolean;
  /** These bots make none in this game. */
  muted: readonly number[];
  pause: (on: boolean) => void;
  mute: (bot: number, on: boolean) => void;
}

export interface BoardProps {
  /** The game's own view, as the server shows it. */
  view: unknown;
  /** The game's board data. */
  board: unknown;
  choices: Choice[];
  /** What just happened; pieces travel accordingly. */
  events: Args[];
  names: string[];
  say: Texts;
  /**
   * Make a move; `sure`: without asking, where the reader has already decided. Resolves when what
   * came of it is shown: to false if it was not made.
   */
  choose: (choice: Choice, sure?: boolean) => Promise<boolean>;
  /** Say something at the table; nobody listens to a replay. */
  talk?: ((text: string) => void) | undefined;
  /** Only where somebody plays. */
  botOffers?: BotOffers | undefined;
}

export interface Target {
  choice: Choice | undefined;
  tip: string;
  clause?: string | undefined;
  choose: (choice: Choice) => unknown;
}

/**
 * Attributes for a piece or space: a tooltip, the clause behind it, and if it is the target of
 * a legal move, all that makes it a button.
 */
export function pointable({ choice, tip, clause, choose }: Target): Record<string, unknown> {
  const shown = choice ? `${choice.text}\n${tip}` : tip;
  const said = { 'data-tip': shown, 'data-clause': clause };
  if (!choice) return said;
  return {
    ...said,
    class: 'target',
    role: 'button',
    tabindex: 0,
    'aria-label': `${choice.text}. ${tip}`,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      choose(choice);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      choose(choice);
    },
  };
}

/** The rule that is open for reading, and the game whose table is on the screen. */

class Rules {
  /** The game in play, for pieces that point to a clause. */
  game = $state<string | null>(null);
  shown = $state<{ game: string; clause: string } | null>(null);

  open(game: string, clause: string): void {
    this.shown = { game, clause };
  }

  close(): void {
    this.shown = null;
  }
}

export const rules = new Rules();

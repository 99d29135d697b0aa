/** Several players at one screen: whose eyes are on it, and who is to take it next. */
import type { Perspective } from '../live.svelte';

export class HotSeat {
  /** The seat that the screen shows; null until somebody has taken it. */
  shown = $state<number | null>(null);
  /** Somebody who speaks up without being asked (a deal, an answer) has been handed the screen. */
  handedTo = $state<number | null>(null);

  /** `own`: what each of the seats at this screen sees. */
  constructor(private readonly own: () => readonly Perspective[]) {}

  get several(): boolean {
    return this.own().length > 1;
  }

  /** Those who may speak up without being asked. */
  get speakers(): number[] {
    return this.own().filter(({ legal, must }) => legal.length > 0 && !must).map(({ seat }) => seat!);
  }

  /** Whose screen it should be now. */
  get next(): number | null {
    if (this.handedTo !== null) return this.handedTo;
    const deciding = this.own().filter(({ must }) => must).map(({ seat }) => seat);
    if (this.shown !== null && deciding.includes(this.shown)) return this.shown;
    return deciding[0] ?? this.shown ?? this.own()[0]?.seat ?? null;
  }
}

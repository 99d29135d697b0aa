/** What became of the reader's offers that were on the table a moment ago, in sentences. */
import { untrack } from 'svelte';
import type { Args } from '../../texts';
import type { Scene } from './scene';
import type { Offer } from './view';

/** Events that end an offer. */
const ENDS = new Set(['refused', 'withdrawn', 'deal', 'deal_whole', 'failed', 'lapsed']);
const STAY = 25_000; // milliseconds a sentence stays
const MOST = 3;

const concerns = (offer: Offer, event: Args): boolean => {
  const pair = [event['seat'], event['other']];
  return pair.includes(offer.seat) && pair.includes(offer.other);
};

export class OfferFates {
  list = $state.raw<{ id: number; text: string }[]>([]);
  private before: Offer[] = [];
  private counter = 0;

  /** Compare the offers with those of a moment ago. */
  update(scene: Scene, events: Args[]): void {
    const { offers, seat, result } = scene.view;
    const gone = this.before.filter(
      (old) => [old.seat, old.other].includes(seat ?? -1) && !offers.some((o) => o.seat === old.seat && o.other === old.other),
    );
    this.before = offers;
    untrack(() => {
      if (!scene.live || result) this.list = [];
      else for (const offer of gone) this.add(this.fate(scene, offer, events));
    });
  }

  close(id: number): void {
    this.list = this.list.filter((fate) => fate.id !== id);
  }

  private fate(scene: Scene, offer: Offer, events: Args[]): string | null {
    const ends = events.filter((event) => ENDS.has(String(event['type'])) && concerns(offer, event));
    const end = ends.find((event) => event['type'] === 'deal_whole') ?? ends[0];
    // What the reader did is known to the reader; an answer by another offer is in sight.
    if (end && end['type'] !== 'deal_whole' && end['type'] !== 'lapsed' && end['seat'] === scene.view.seat) return null;
    if (events.some((event) => event['type'] === 'offer_whole' && concerns(offer, event))) return null;
    return end ? scene.describe('event', end) : scene.text('gangster-paradise-offer-gone', { seat: offer.seat, other: offer.other });
  }

  private add(text: string | null): void {
    if (text === null) return;
    this.counter += 1;
    const id = this.counter;
    setTimeout(() => this.close(id), STAY);
    this.list = [...this.list, { id, text }].slice(-MOST);
  }
}

/** What is asked of a seat, from the view. */
import type { Json } from '../wire';

export function promptOf(view: Json, seat: number | null): Json | null {
  const several: unknown = view['prompts'];
  if (several && seat !== null) {
    const mine = Array.isArray(several)
      ? (several as Json[]).find((prompt) => prompt?.['seat'] === seat)
      : (several as Record<string, Json>)[String(seat)];
    if (mine) return mine;
  }
  return (view['prompt'] as Json | null | undefined) ?? null;
}

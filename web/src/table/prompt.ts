/** What is asked of a seat, from the view; else of whoever must decide. */
import type { Json } from '../wire';

export function promptOf(view: Json, seat: number | null): Json | null {
  const prompts = view['prompts'] as Json[];
  return prompts.find((prompt) => prompt['seat'] === seat) ?? prompts[0] ?? null;
}

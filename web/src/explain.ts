/** What went wrong, in words. */
import type { Trouble } from './wire';
import { texts } from './words.svelte';

export function explain(trouble: Trouble, names: readonly string[] = []): string {
  const say = texts(trouble.room ?? null);
  return say.has(trouble.error)
    ? say.say(trouble.error, trouble.args ?? {}, names)
    : say.say('error-unknown', { id: trouble.error });
}

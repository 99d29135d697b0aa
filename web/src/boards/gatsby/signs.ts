/** The sign of each step, as drawn on the action cards and on the special tiles. */
export interface Sign {
  icon: string;
  /** Tied to the one before. */
  linked?: boolean;
}

export const signs: Readonly<Record<string, Sign>> = {
  next: { icon: 'cabaret' },
  link: { icon: 'cabaret', linked: true },
  any: { icon: 'anywhere' },
  race: { icon: 'race' },
  row: { icon: 'race' },
  row_again: { icon: 'race', linked: true },
  race_any: { icon: 'race_anywhere' },
  finance: { icon: 'finance' },
  swap_tokens: { icon: 'swap_tokens' },
  swap_characters: { icon: 'swap_characters' },
};

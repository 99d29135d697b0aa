/** The signs drawn on the action cards and on the special tiles, in the order of their steps. */
export interface Sign {
  icon: string;
  /** Tied to the one before. */
  linked?: boolean;
}

const cabaret: Sign = { icon: 'cabaret' };
const linked: Sign = { icon: 'cabaret', linked: true };
const finance: Sign = { icon: 'finance' };
const race: Sign = { icon: 'race' };
const swap: Sign = { icon: 'swap_tokens' };

export const signs: Readonly<Record<string, readonly Sign[]>> = {
  cabaret_cabaret: [cabaret, linked],
  cabaret_finance: [cabaret, finance],
  finance_race: [finance, race],
  race_race: [race, race],
  two_tables: [cabaret, cabaret],
  three_linked: [cabaret, linked, linked],
  cabaret_swap: [cabaret, swap],
  cabaret_anywhere: [{ icon: 'anywhere' }],
  grand_tour: [cabaret, finance, race],
  finance_twice: [finance, finance],
  double_swap: [{ icon: 'swap_characters' }, finance, swap],
  two_on_a_row: [race, { icon: 'race', linked: true }],
  three_rows: [race, race, race],
  swap_race: [swap, race],
  race_anywhere: [{ icon: 'race_anywhere' }],
};

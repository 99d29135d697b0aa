/** What is printed on the board and on the cards: where each administration's actions are, and their clauses. */
import type { Character } from './view';

/** The actions of each administration, Edgar's and Lucien's. */
export const ADMINISTRATIONS: Readonly<Record<string, Readonly<Record<Character, string>>>> = {
  cochon_saoul: { edgar: 'bar_shenanigans', lucien: 'populist_speech' },
  archives: { edgar: 'intimidation', lucien: 'heritage_protection' },
  central_bank: { edgar: 'bank_robbery', lucien: 'certificate' },
  city_hall: { edgar: 'requisition', lucien: 'political_support' },
};

export const ACTION_CLAUSES: Readonly<Record<string, string>> = {
  bar_shenanigans: 'EL-EDG-6',
  intimidation: 'EL-EDG-7',
  bank_robbery: 'EL-EDG-8',
  requisition: 'EL-EDG-9',
  populist_speech: 'EL-LUC-3',
  heritage_protection: 'EL-LUC-4',
  certificate: 'EL-LUC-5',
  political_support: 'EL-LUC-7',
};

export const CARD_CLAUSES: Readonly<Record<string, string>> = {
  plan_b: 'EL-CARD-1',
  influence_peddling: 'EL-CARD-2',
  smear_threat: 'EL-CARD-3',
  certification: 'EL-CARD-4',
  financial_backing: 'EL-CARD-5',
  popular_backing: 'EL-CARD-6',
  extortion: 'EL-CARD-7',
  remote_action: 'EL-CARD-8',
  coup_detat: 'EL-CARD-9',
  resource_exchange: 'EL-CARD-10',
  carte_blanche: 'EL-CARD-11',
  corruption: 'EL-CARD-12',
  swindle: 'EL-CARD-13',
};

export const CONDITION_CLAUSES: Readonly<Record<string, string>> = {
  dandy: 'EL-WIN-2',
  collector: 'EL-WIN-3',
  bureaucrat: 'EL-WIN-4',
  zealot: 'EL-WIN-5',
};

/** A player's arms: a colour and a charge, never a colour alone. */
export interface Arms {
  field: string;
  charge: string;
  dark: string;
}

export const ARMS: readonly Arms[] = [
  { field: '#b3303a', charge: '#f6e3c5', dark: '#5d1119' },
  { field: '#e2b130', charge: '#4a3206', dark: '#6b4a07' },
  { field: '#2c5f8f', charge: '#e9eef0', dark: '#12304d' },
  { field: '#f4efe2', charge: '#3b3a3a', dark: '#4b463c' },
];

export function arms(seat: number): Arms {
  return ARMS[seat % ARMS.length]!;
}

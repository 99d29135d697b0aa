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

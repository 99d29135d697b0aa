/** A suit is a colour, a corner shape and a background, never a colour alone. */
export interface Suit {
  light: string;
  dark: string;
}

export const suits: Readonly<Record<string, Suit>> = {
  yellow: { light: '#dda83a', dark: '#7d560f' },
  purple: { light: '#7d5ba3', dark: '#3a2456' },
  red: { light: '#b9423f', dark: '#651a20' },
  blue: { light: '#4379b3', dark: '#1a3a62' },
  green: { light: '#56935f', dark: '#20492b' },
};

/** The suit's shape in a box of 20 by 20. */
export const shapePaths: Readonly<Record<string, string>> = {
  diamond: 'M10 1L19 10 10 19 1 10Z',
  bars: 'M2 2h4v16h-4zM8 2h4v16h-4zM14 2h4v16h-4z',
  circle: 'M10 1.5a8.5 8.5 0 1 1-.1 0Z',
  ribbon: 'M3 1H17V19L10 13 3 19Z',
  square: 'M2 2H18V18H2ZM6.5 6.5V13.5H13.5V6.5Z',
};

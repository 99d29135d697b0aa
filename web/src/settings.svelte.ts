/** What the reader prefers; kept in this browser. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'off' | 'fast' | 'normal';

class Settings {
  language = $state<'en' | 'fr'>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('normal');
  sound = $state(true);
  notifications = $state(false);
  /** Ask before a move that cannot be taken back. */
  confirm = $state(true);
  /** Show games in words, without their boards. */
  words = $state(false);

  constructor() {
    this.language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
    try {
      const kept: unknown = JSON.parse(localStorage.getItem('coterie.settings') ?? '{}');
      for (const [name, value] of Object.entries(kept as Record<string, unknown>)) {
        const mine = this as unknown as Record<string, unknown>;
        if (name in this && typeof mine[name] === typeof value) mine[name] = value;
      }
    } catch {
      // Nothing kept, or storage is closed to us: the usual values serve.
    }
  }

  /** Keep the settings and show them; runs again whenever one changes. */
  keep(): void {
    const { language, theme, motion, sound, notifications, confirm, words } = this;
    const root = document.documentElement;
    root.lang = language;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = theme;
    root.dataset['motion'] = this.pace;
    const kept = { language, theme, motion, sound, notifications, confirm, words };
    try {
      localStorage.setItem('coterie.settings', JSON.stringify(kept));
    } catch {
      // Not kept then; they hold until the page is left.
    }
  }

  /** The pace of motion, with the system's wish for less of it respected. */
  get pace(): Motion {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : this.motion;
  }

  /** How long a piece takes to travel, in milliseconds. */
  get travel(): number {
    return { off: 0, fast: 150, normal: 320 }[this.pace];
  }
}

export const settings = new Settings();

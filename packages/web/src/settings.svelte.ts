import { keep, readKept } from '../kit/keep.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Settings {
  theme: Theme;
  sound: boolean;
  /** Throws for people where nothing is decided. */
  autoRoll: boolean;
  /** Less waiting between actions. */
  quick: boolean;
  /** What people at this device called themselves last, by place. */
  names: string[];
}

const KEY = 'settings';
const DEFAULTS: Settings = { theme: 'auto', sound: false, autoRoll: false, quick: false, names: [] };

function read(): Settings {
  try {
    const kept = JSON.parse(readKept(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    const names = Array.isArray(kept.names) ? kept.names.filter((name) => typeof name === 'string').slice(0, 8) : [];
    return {
      theme: THEMES.find((theme) => theme === kept.theme) ?? DEFAULTS.theme,
      sound: kept.sound === true,
      autoRoll: kept.autoRoll === true,
      quick: kept.quick === true,
      names,
    };
  } catch {
    // Not written by us: as on the first visit.
    return DEFAULTS;
  }
}

export const settings: Settings = $state(read());

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(KEY, JSON.stringify(settings));
  applyTheme();
}

export function applyTheme(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'auto') delete dataset.theme;
  else dataset.theme = settings.theme;
}

/** Whether the person asked the system for less motion. */
export function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

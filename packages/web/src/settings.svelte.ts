import { keep, readKept } from '../kit/keep.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['usual', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Which dice people throw with a tap of their own: all of them; all but those that only follow a choice; none. */
export const THROWS = ['each', 'chosen', 'itself'] as const;
export type Throws = (typeof THROWS)[number];

/** How plays follow each other for those who listen: as they come; with the time it takes to say them; each when asked for. */
export const VOICES = ['off', 'timed', 'wait'] as const;
export type Voice = (typeof VOICES)[number];

/** What can be asked at any time, in the order of their keys. */
export const QUESTIONS = ['score', 'position', 'dice', 'last', 'turn', 'clock', 'all', 'earlier', 'later'] as const;
export type Question = (typeof QUESTIONS)[number];
/** The usual keys: letters that no cell of a board begins with, and no notation has. A space means no key. */
const USUAL_KEYS = 'sptrqmovn';
export const ASKING_KEY = /^[m-wy]$/;

export interface Settings {
  theme: Theme;
  textSize: TextSize;
  sound: boolean;
  /** Whether somebody was asked about sound: then nobody is asked again. */
  soundOffered: boolean;
  /** Whether a phone pulses when somebody here plays or has something to be glad of. */
  vibration: boolean;
  /** Whether bots say a word now and then. */
  talk: boolean;
  throws: Throws;
  /** Whether there is less waiting between actions. */
  quick: boolean;
  voice: Voice;
  /** The key of each question. */
  keys: string;
  /** The names that people at this device used last, by seat. */
  names: string[];
}

const KEY = 'settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  textSize: 'usual',
  sound: false,
  soundOffered: false,
  vibration: true,
  talk: true,
  throws: 'chosen',
  quick: false,
  voice: 'off',
  keys: USUAL_KEYS,
  names: [],
};

function read(): Settings {
  try {
    const kept = JSON.parse(readKept(KEY) ?? '{}') as Partial<Record<keyof Settings | 'autoRoll', unknown>>;
    const names = Array.isArray(kept.names) ? kept.names.filter((name) => typeof name === 'string').slice(0, 8) : [];
    return {
      theme: THEMES.find((theme) => theme === kept.theme) ?? DEFAULTS.theme,
      textSize: TEXT_SIZES.find((size) => size === kept.textSize) ?? DEFAULTS.textSize,
      sound: kept.sound === true,
      soundOffered: kept.soundOffered === true || kept.sound === true,
      vibration: kept.vibration !== false,
      talk: kept.talk !== false,
      // A setting of earlier versions: dice that roll by themselves.
      throws: THROWS.find((way) => way === kept.throws) ?? (kept.autoRoll === true ? 'itself' : DEFAULTS.throws),
      quick: kept.quick === true,
      voice: VOICES.find((voice) => voice === kept.voice) ?? DEFAULTS.voice,
      keys: typeof kept.keys === 'string' && /^[m-wy ]{9}$/.test(kept.keys) ? kept.keys : DEFAULTS.keys,
      names,
    };
  } catch {
    // The value was not written by us: this counts as the first visit.
    return DEFAULTS;
  }
}

export const settings: Settings = $state(read());

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(KEY, JSON.stringify(settings));
  applySettings();
}

/** What concerns the whole page: its colours, and how large its letters are. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'auto') delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.textSize === 'usual') delete dataset.text;
  else dataset.text = settings.textSize;
}

/** Whether the person asked the system for less motion. */
export function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

import { lessMotion, settings } from '../settings.svelte.ts';

/** How long things take, in ms. With less motion nothing moves, but there is still time to read. */
export interface Pace {
  /** A throw of dice; under 0.8 s. */
  readonly tumble: number;
  /** The pause between an action and the next one that nobody is asked about. */
  readonly pause: number;
  /** Whether the field is animated. */
  readonly motion: boolean;
}

const CALM: Pace = { tumble: 650, pause: 750, motion: true };
const QUICK: Pace = { tumble: 200, pause: 120, motion: false };

export function pace(): Pace {
  const chosen = settings.quick ? QUICK : CALM;
  return lessMotion() ? { ...chosen, tumble: 0, motion: false } : chosen;
}

const WORD_MS = 340;

/** How long a sentence is waited for before something else happens: as long as it takes to say it, or until somebody asks. */
export function hold(text: string): number {
  if (settings.voice === 'off') return 0;
  return settings.voice === 'wait' ? Number.POSITIVE_INFINITY : WORD_MS * (1 + text.split(/\s+/).length);
}

/** How many entries the screen may be behind before it leaps to what happened last. Screen readers are told everything. */
export const mostBehind = (): number => (settings.voice === 'off' ? 4 : 60);

/** Resolves when no dialog is open any more; null where none is. */
export function dialogClosed(): Promise<void> | null {
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  if (!isOpen()) return null;
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isOpen()) return;
      clearInterval(look);
      resolve();
    }, 100);
  });
}

/** Waits that can be cut short, all at once. */
export class Waits {
  private readonly pending = new Set<() => void>();

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.pending.delete(done);
        resolve();
      };
      const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined;
      this.pending.add(done);
    });
  }

  skip(): void {
    for (const done of [...this.pending]) done();
  }
}

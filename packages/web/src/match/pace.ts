import { lessMotion, settings } from '../settings.svelte.ts';

/** How long things take, in ms. With less motion nothing moves, but there is still time to read. */
export interface Pace {
  /** A throw of dice; under 0.8 s. */
  readonly tumble: number;
  /** Between an action and the next one that nobody is asked about. */
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
      const timer = setTimeout(done, ms);
      this.pending.add(done);
    });
  }

  skip(): void {
    for (const done of [...this.pending]) done();
  }
}

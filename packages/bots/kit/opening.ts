import { allFaces, type Game } from '@pocket-stadium/kernel';

/** Whether a state is still in the opening roll-off (R0). */
export function inOpening<S>(game: Game<S>, state: S): boolean {
  const next = game.next(state);
  return next.kind === 'roll' && next.why === 'roll-off';
}

/** What a roll-off is worth. Ties send it back to its start, so its states are settled together. */
export class Opening<S> {
  private readonly known = new Map<string, number[]>();

  constructor(
    private readonly game: Game<S>,
    /** What each seat can expect once it is known who begins. */
    private readonly begun: (state: S) => readonly number[],
  ) {}

  expect(state: S): readonly number[] {
    const known = this.known.get(JSON.stringify(state));
    return known ?? this.settle(state);
  }

  private settle(root: S): readonly number[] {
    const { game } = this;
    const states = new Map<string, readonly (string | readonly number[])[]>();
    const waiting = [root];
    for (let at = 0; at < waiting.length; at++) {
      const state = waiting[at] as S;
      const key = JSON.stringify(state);
      const next = game.next(state);
      if (states.has(key) || next.kind !== 'roll') continue;
      const followers = allFaces(next.dice).map(({ faces }) => game.roll(state, faces).state);
      const outcomes = followers.map((after) => (inOpening(game, after) ? JSON.stringify(after) : this.begun(after)));
      states.set(key, outcomes);
      waiting.push(...followers.filter((after) => inOpening(game, after)));
    }
    const seats = [...states.values()].flat().find((outcome) => typeof outcome !== 'string')?.length ?? 0;
    for (const key of states.keys()) if (!this.known.has(key)) this.known.set(key, new Array<number>(seats).fill(1 / seats));
    for (let moved = 1; moved > 1e-16; ) {
      moved = 0;
      for (const [key, outcomes] of [...states].reverse()) {
        const values = this.known.get(key) as number[];
        for (let seat = 0; seat < seats; seat++) {
          let sum = 0;
          for (const outcome of outcomes) sum += (typeof outcome === 'string' ? this.known.get(outcome) : outcome)?.[seat] ?? 0;
          const mean = sum / outcomes.length;
          moved = Math.max(moved, Math.abs(mean - (values[seat] as number)));
          values[seat] = mean;
        }
      }
    }
    return this.known.get(JSON.stringify(root)) ?? [];
  }
}

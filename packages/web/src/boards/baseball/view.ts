import type { Lang } from '@pocket-stadium/rules';
import {
  type DiceAndRunState,
  type DiceBaseballState,
  diceAndRunBatter,
  diceAndRunPitcher,
  type Game,
  sideName,
} from '@pocket-stadium/rules';

export type BaseballState = DiceBaseballState | DiceAndRunState;

/** A dugout: what it is called and who sits in it. */
export interface Bench {
  readonly side: number;
  readonly people: readonly { readonly name: string; readonly turn: boolean }[];
}

export const isDiceAndRun = (state: BaseballState): state is DiceAndRunState => 'frame' in state && 'teams' in state.frame;

/** Those at bat, and those who wait: the defence in Dice & Run, else who bats next. */
export function benches(game: Game, state: BaseballState, names: readonly string[], lang: Lang): { batting: Bench; other: Bench | null } {
  const { standing } = state;
  const { side } = standing;
  if (isDiceAndRun(state)) {
    const bench = (of: 0 | 1, seat: number): Bench => ({
      side: of,
      people: state.frame.teams[of].map((member) => ({ name: names[member] ?? '', turn: member === seat })),
    });
    const pitching = state.frame.advanced ? diceAndRunPitcher(state) : -1;
    return { batting: bench(side as 0 | 1, diceAndRunBatter(state)), other: bench((1 - side) as 0 | 1, pitching) };
  }
  const alone = (of: number): Bench => ({ side: of, people: [{ name: sideName(game, of, names, lang), turn: of === side }] });
  const after = standing.batting[(standing.turn + 1) % standing.batting.length];
  return { batting: alone(side), other: after === undefined || after === side ? null : alone(after) };
}

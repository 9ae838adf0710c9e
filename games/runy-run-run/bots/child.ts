import type { Bot } from '@pocket-stadium/bots/kit';
import type { Random } from '@pocket-stadium/kernel';
import { stepsApart } from '../../_hex/rules/index.ts';
import { atSetup, CAPTURE, freeCount, PAWNS, type PackedPawns, PREY, type RunyState } from '../rules/index.ts';
import { setUp } from './setup.ts';
import { listTurns, type TurnList } from './turn-list.ts';

/**
 * The child by which the rookie is measured. It takes a capture it sees: one in a straight line with one die. Else it
 * plays any turn with both dice that brings its pawns nearer to their prey.
 */
export const child: Bot<RunyState> = {
  choose(game, view, _seat, _budget, random) {
    if (atSetup(view)) return setUp(game, view, random);
    const list = listTurns(view);
    const all = [...list.results.keys()];
    const turn =
      pick(
        all.filter((index) => seesCapture(list, index)),
        random,
      ) ??
      pick(plausible(list), random) ??
      pick(all, random);
    return list.text(turn as number);
  },
};

/** Whether a turn captures with a pawn that stood still until then. */
export function seesCapture({ before, colour, legs }: TurnList, index: number): boolean {
  const stood = before.subarray(colour * PAWNS, colour * PAWNS + freeCount(before, colour));
  return legs(index).some(({ kind, from }) => kind === CAPTURE && stood.includes(from));
}

/** The turns with as many legs as can be made, after which the pawns are nearer to their prey than before. */
export function plausible(list: TurnList): number[] {
  const { results, legs, before } = list;
  const most = Math.max(0, ...results.map((_, index) => legs(index).length));
  const now = farness(list, before);
  return [...results.keys()].filter((index) => legs(index).length === most && farness(list, results[index] as PackedPawns) < now);
}

/** The steps from each free pawn to its nearest prey, added up. */
function farness({ ground, colour }: TurnList, pawns: PackedPawns): number {
  const { grid } = ground.board;
  const free = (of: number) => [...pawns.subarray(of * PAWNS, of * PAWNS + freeCount(pawns, of as 0 | 1 | 2))];
  const prey = free(PREY[colour]);
  return free(colour).reduce((sum, from) => sum + Math.min(...prey.map((to) => stepsApart(grid, from, to))), 0);
}

export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random(items.length)];
}

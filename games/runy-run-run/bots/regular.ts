import type { Bot } from '@pocket-stadium/bots/kit';
import type { Cell } from '../../_hex/rules/index.ts';
import { atSetup, freeCount, HUNTER, PAWNS, type PackedPawns, PREY, type RunyState } from '../rules/index.ts';
import { Reaches } from './reaches.ts';
import { setUp } from './setup.ts';
import { chanceOf } from './throws.ts';
import { gains, listTurns, type TurnList } from './turn-list.ts';
import { CAPTURE_VALUE, DANGER_COST, ESCAPE_COST, RELEASE_VALUE, WIN_VALUE } from './turn-values.ts';

/** Looks at its own turn alone: captures, releases, its pawns in danger and its prisoners in danger of release, over the 36 throws. */
const weighing = (dangerCost: number): Bot<RunyState> => ({
  choose(game, view, _seat, _budget, random) {
    if (atSetup(view)) return setUp(game, view, random);
    const list = listTurns(view);
    const reaches = new Reaches(list.ground.board);
    const values = list.results.map((after) => value(list, after, reaches, dangerCost));
    const highest = Math.max(...values);
    const best = [...values.keys()].filter((index) => (values[index] as number) === highest);
    return list.text(best[random(best.length)] as number);
  },
});

export const regular = weighing(DANGER_COST);
/** Takes a chance: minds the danger to its own pawns a third as much. */
export const zoe = weighing(DANGER_COST / 3);

function value(list: TurnList, after: PackedPawns, reaches: Reaches, dangerCost: number): number {
  const { colour } = list;
  const prey = PREY[colour];
  const { captures, releases } = gains(list.before, colour, after);
  const left = freeCount(after, prey);
  if (left === 0) return WIN_VALUE;
  reaches.look(after, HUNTER[colour]);
  let danger = 0;
  for (let i = 0; i < freeCount(after, colour); i++) danger += chanceOf(reaches.cells[after[colour * PAWNS + i] as Cell] as number);
  let freed = 0;
  if (left < PAWNS) {
    reaches.look(after, prey);
    freed = chanceOf(reaches.release);
  }
  return CAPTURE_VALUE * captures + RELEASE_VALUE * releases - dangerCost * danger - ESCAPE_COST * freed;
}

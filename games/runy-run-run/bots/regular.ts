import type { Bot } from '@pocket-stadium/bots/kit';
import type { Cell } from '../../_hex/rules/index.ts';
import { atSetup, freeCount, HUNTER, PAWNS, type PackedPawns, PREY, type RunyState } from '../rules/index.ts';
import { Reaches } from './reaches.ts';
import { setUp } from './setup.ts';
import { chanceOf } from './throws.ts';
import { gains, listTurns, type TurnList } from './turn-list.ts';

/** What a turn is worth, in captures; the dangers times the chance over the 36 throws. */
const CAPTURE = 1;
const RELEASE = 0.8;
const DANGER = 0.6;
const ESCAPE = 0.3;
const ALL = 1000;

/** Looks at its own turn alone: captures, releases, its pawns in danger and its prisoners in danger of release, over the 36 throws. */
export const regular: Bot<RunyState> = {
  choose(game, seen, _seat, _budget, random) {
    if (atSetup(seen)) return setUp(game, seen, random);
    const list = listTurns(seen);
    const reaches = new Reaches(list.terrain.board);
    const values = list.results.map((after) => value(list, after, reaches));
    const highest = Math.max(...values);
    const best = [...values.keys()].filter((index) => (values[index] as number) === highest);
    return list.text(best[random(best.length)] as number);
  },
};

function value(list: TurnList, after: PackedPawns, reaches: Reaches): number {
  const { colour } = list;
  const prey = PREY[colour];
  const { captures, releases } = gains(list, after);
  const left = freeCount(after, prey);
  if (left === 0) return ALL;
  reaches.look(after, HUNTER[colour]);
  let danger = 0;
  for (let i = 0; i < freeCount(after, colour); i++) danger += chanceOf(reaches.cells[after[colour * PAWNS + i] as Cell] as number);
  let freed = 0;
  if (left < PAWNS) {
    reaches.look(after, prey);
    freed = chanceOf(reaches.release);
  }
  return CAPTURE * captures + RELEASE * releases - DANGER * danger - ESCAPE * freed;
}

import type { Bot } from '@pocket-stadium/bots/kit';
import { atSetup, type RunyState } from '../rules/index.ts';
import { setUp } from './setup.ts';
import { listTurns } from './turn-list.ts';
import { DANGER_COST } from './turn-values.ts';
import { Weigher } from './weigher.ts';

/** Looks at its own turn alone, as the weigher does. */
const weighing = (dangerCost: number): Bot<RunyState> => ({
  choose(game, view, _seat, _budget, random) {
    if (atSetup(view)) return setUp(game, view, random);
    const list = listTurns(view);
    const weigher = new Weigher(list.ground, dangerCost);
    const values = list.results.map((after) => weigher.value(list.before, list.colour, after));
    const highest = Math.max(...values);
    const best = [...values.keys()].filter((index) => (values[index] as number) === highest);
    return list.text(best[random(best.length)] as number);
  },
});

export const regular = weighing(DANGER_COST);
/** Takes a chance: minds the danger to its own pawns a third as much. */
export const zoe = weighing(DANGER_COST / 3);

import type { Bot } from '@pocket-stadium/bots/kit';
import { atSetup, CAPTURE, freeCount, PAWNS, type RunyState } from '../rules/index.ts';
import { pick, plausible } from './child.ts';
import { setUp } from './setup.ts';
import { listTurns, type TurnList } from './turn-list.ts';

/**
 * The beginner by which the gentlest opponent is measured. It takes a capture that is one leg of one pawn away; else it
 * runs after its prey with whatever it has. It looks neither at dangers nor at prisoners.
 */
export const beginner: Bot<RunyState> = {
  choose(game, seen, _seat, _budget, random) {
    if (atSetup(seen)) return setUp(game, seen, random);
    const list = listTurns(seen);
    const all = [...list.results.keys()];
    const captures = all.filter((index) => capturesAtOnce(list, index));
    return list.text((pick(captures, random) ?? pick(plausible(list), random) ?? pick(all, random)) as number);
  },
};

/** Whether the first leg of a turn is a capture. */
function capturesAtOnce({ before, colour, legs }: TurnList, index: number): boolean {
  const stood = before.subarray(colour * PAWNS, colour * PAWNS + freeCount(before, colour));
  const [first] = legs(index);
  return first !== undefined && first.kind === CAPTURE && stood.includes(first.from);
}

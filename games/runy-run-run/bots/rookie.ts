import type { Bot } from '@pocket-stadium/bots/kit';
import { atSetup, type PackedPawns, type RunyState } from '../rules/index.ts';
import { pick, plausible, seesCapture } from './child.ts';
import { Quick } from './quick.ts';
import { setUp } from './setup.ts';
import { listTurns } from './turn-list.ts';

/** Of a hundred captures in a straight line, how many it sees. */
const SEES_CAPTURE = 65;
/** TurnGenerator it thinks of, before it picks the one it likes best. */
const THINKS_OF = 2;

/** Plays like somebody new to it: it misses a capture now and then, and thinks of a few turns alone. */
export const rookie: Bot<RunyState> = {
  choose(game, seen, _seat, _budget, random) {
    if (atSetup(seen)) return setUp(game, seen, random);
    const list = listTurns(seen);
    const { ground, before, colour, results } = list;
    const all = [...results.keys()];
    const captures = random(100) < SEES_CAPTURE ? all.filter((index) => seesCapture(list, index)) : [];
    const likely = captures.length > 0 ? captures : plausible(list);
    const quick = new Quick(ground);
    quick.look(before, colour);
    const [liked] = Array.from({ length: THINKS_OF }, () => pick(likely, random) ?? (pick(all, random) as number))
      .map((index) => ({ index, liking: quick.rate(before, colour, results[index] as PackedPawns) }))
      .sort((one, other) => other.liking - one.liking);
    return list.text(liked?.index ?? 0);
  },
};

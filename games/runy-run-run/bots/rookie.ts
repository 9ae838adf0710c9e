import type { Bot } from '@pocket-stadium/bots/kit';
import { atSetup, type PackedPawns, type RunyState } from '../rules/index.ts';
import { pick, plausible, seesCapture } from './child.ts';
import { Quick } from './quick.ts';
import { setUp } from './setup.ts';
import { listTurns } from './turn-list.ts';

/** What somebody new to the game sees. */
interface Eyes {
  /** Of a hundred captures in a straight line, how many it sees. */
  readonly captures: number;
  /** Of a hundred turns, how many it spends on running after its prey. The others go anywhere. */
  readonly hunts: number;
  /** Turns it thinks of, before it picks the one it likes best. */
  readonly thinksOf: number;
}

function newcomer(eyes: Eyes): Bot<RunyState> {
  return {
    choose(game, view, _seat, _budget, random) {
      if (atSetup(view)) return setUp(game, view, random);
      const list = listTurns(view);
      const { ground, before, colour, results } = list;
      const all = [...results.keys()];
      const captures = random(100) < eyes.captures ? all.filter((index) => seesCapture(list, index)) : [];
      const likely = captures.length > 0 ? captures : eyes.hunts === 100 || random(100) < eyes.hunts ? plausible(list) : all;
      if (eyes.thinksOf === 1) return list.text(pick(likely, random) ?? (pick(all, random) as number));
      const quick = new Quick(ground);
      quick.look(before, colour);
      const [liked] = Array.from({ length: eyes.thinksOf }, () => pick(likely, random) ?? (pick(all, random) as number))
        .map((index) => ({ index, liking: quick.rate(before, colour, results[index] as PackedPawns) }))
        .sort((one, other) => other.liking - one.liking);
      return list.text(liked?.index ?? 0);
    },
  };
}

/** Plays like somebody new to it: it misses one capture in three, and thinks of a few turns alone. */
export const rookie = newcomer({ captures: 65, hunts: 100, thinksOf: 2 });

/** Plays with the head in the clouds: it misses three captures in four, and forgets the hunt every other turn. */
export const gus = newcomer({ captures: 25, hunts: 50, thinksOf: 1 });

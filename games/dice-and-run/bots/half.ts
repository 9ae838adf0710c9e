import type { OptionValues } from '@pocket-stadium/kernel';
import { BASES, type SolvableInnings } from '../../_baseball/bots/solvable.ts';
import { type DiceAndRunState, game } from '../rules/index.ts';

/** Bounds of the numbers that keys are made of. Each is a little wide. */
const STRIKES = 4;
const COUNTS = 32;
const FACES = 8;
const DETAILS = 256;

type Phase = DiceAndRunState['phase'];
type Hit = Extract<Phase, { hit: unknown }>['hit'];
const HITS: readonly Hit[] = ['single', 'double', 'triple', 'sacrifice-fly', 'sacrifice-bunt', 'double-play', 'pop-out'];
const PHASES: readonly Phase['at'][] = [
  'roll-off',
  'bat',
  'pitch',
  'decide',
  'swing',
  'answer',
  'reaction',
  'steal',
  'steal-runner',
  'steal-defence',
  'over',
];

/** The options that came later, with their defaults. */
const ADDED: OptionValues = { steals: 'one', stealAfterFoul: true, reactTo: 'hits' };

/** One number for all that matters: looking up a number is much quicker than looking up a text. */
function numbered(situation: number, at: Phase['at'], detail: number, count: number): number {
  return ((situation * PHASES.length + PHASES.indexOf(at)) * DETAILS + detail) * COUNTS + count;
}

/**
 * The pitch is secret to the defence, but the secret is of no use. The batter does not see it and chooses alike for all
 * its faces. If the batter takes, it is shown at once. After a swing it no longer matters, so the defence gains nothing
 * from it when it answers. Between the pitch and the batter's choice the key is therefore that of the moment before the
 * pitch, and after a swing the key leaves the pitch out. The best of both sides can then be worked out from the last
 * out backwards, as in a game in which everybody sees everything.
 */
export const half: SolvableInnings<DiceAndRunState> = {
  game,
  // Who plays for whom changes nothing, and naming a default changes nothing.
  format: ({ teams: _, ...options }) =>
    Object.fromEntries(Object.entries(options).filter(([name, value]) => !(name in ADDED && ADDED[name] === value))),
  key: ({ outs, bases, balls, strikes, phase }) => {
    const situation = outs * BASES + bases;
    // Whatever becomes of a hit, the batter's turn is over: the count no longer matters.
    if ('hit' in phase) return numbered(situation, phase.at, HITS.indexOf(phase.hit), 0);
    const from = 'from' in phase ? phase.from : 0;
    const tried = 'tried' in phase ? phase.tried : 0;
    const die = 'die' in phase ? phase.die : 0;
    return numbered(
      situation,
      phase.at === 'decide' ? 'pitch' : phase.at,
      (from * FACES + die) * BASES + tried,
      1 + balls * STRIKES + strikes,
    );
  },
  batterUp: ({ phase }) => phase.at === 'bat' || phase.at === 'pitch',
  situation: ({ outs, bases, balls, strikes, phase }) => {
    const fresh = (phase.at === 'bat' || phase.at === 'pitch') && balls === 0 && strikes === 0;
    return fresh ? { outs, bases } : null;
  },
  choice: ({ outs, bases, balls, strikes, phase }) => {
    const choice = phase.at === 'pitch' ? 'decide' : phase.at;
    if ('hit' in phase) return { choice, outs, bases, hit: phase.hit };
    const tried = 'tried' in phase && phase.tried > 0 ? { tried: phase.tried } : {};
    return { choice, outs, bases, balls, strikes, ...tried };
  },
};

import { BASES, type SolvableInnings } from '../../_baseball/bots/solvable.ts';
import { type DiceAndRunState, game } from '../rules/index.ts';

/** Bounds of what keys are made of, each a little wide. */
const STRIKES = 4;
const COUNTS = 32;
const FACES = 8;
const DETAILS = 32;

type Phase = DiceAndRunState['phase'];
type Hit = Extract<Phase, { hit: unknown }>['hit'];
const HITS: readonly Hit[] = ['single', 'double', 'triple'];
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

/** One number for all that matters: looking numbers up is much quicker than texts. */
function numbered(place: number, at: Phase['at'], detail: number, count: number): number {
  return ((place * PHASES.length + PHASES.indexOf(at)) * DETAILS + detail) * COUNTS + count;
}

/**
 * The pitch is secret to the defence, and yet nobody has a secret to play with. The batter, who does not see it, chooses
 * alike for all its faces. If he takes, it is shown at once; if he swings it no longer matters, so that what the defence
 * knows is of no use to it when it answers. Between the pitch and the batter's choice the key is therefore that of the
 * moment before the pitch, and after a swing the pitch is left out of it. The best of both sides can then be worked out
 * from the last out backwards, as in a game in which everybody sees everything.
 */
export const half: SolvableInnings<DiceAndRunState> = {
  game,
  key: ({ outs, bases, balls, strikes, phase }) => {
    const place = outs * BASES + bases;
    // Whatever becomes of a hit, the batter's turn is over: his count no longer matters.
    if ('hit' in phase) return numbered(place, phase.at, HITS.indexOf(phase.hit), 0);
    const from = 'from' in phase ? phase.from : 0;
    const die = 'die' in phase ? phase.die : 0;
    return numbered(place, phase.at === 'decide' ? 'pitch' : phase.at, from * FACES + die, 1 + balls * STRIKES + strikes);
  },
  batterUp: ({ phase }) => phase.at === 'bat' || phase.at === 'pitch',
  situation: ({ outs, bases, balls, strikes, phase }) => {
    const fresh = (phase.at === 'bat' || phase.at === 'pitch') && balls === 0 && strikes === 0;
    return fresh ? { outs, bases } : null;
  },
  choice: ({ outs, bases, balls, strikes, phase }) => {
    const choice = phase.at === 'pitch' ? 'decide' : phase.at;
    return 'hit' in phase ? { choice, outs, bases, hit: phase.hit } : { choice, outs, bases, balls, strikes };
  },
};

import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import { type DiceAndRunState, game } from '../../rules/index.ts';
import * as w from '../../words/puzzles.ts';

type Phase = DiceAndRunState['phase'];
type Hit = Extract<Phase, { hit: unknown }>['hit'];

/** Steals are a real question where a runner has to beat the lower die alone. */
export const OPTIONS = {
  mode: 'advanced',
  innings: 9,
  extraInnings: true,
  walkOff: true,
  stealDuel: 'lowest',
  steals: 'one',
  stealAfterFoul: true,
  reactTo: 'hits',
  first: 1,
} as const;
export const SEATS = 2;
/** The visitors, seat 1, bat first. */
const BATTING = [1, 0] as const;
const HITS: readonly Hit[] = ['single', 'double', 'triple', 'sacrifice-fly', 'sacrifice-bunt', 'double-play', 'pop-out'];
const FORM = /^(\d{1,2})([tb]) (\d{1,3})-(\d{1,3})\+(\d{1,3}) o([0-2]) b([0-7]) c([0-3])-([0-2]) (?:(d)|a:([a-z-]+)|s:([0-7]))$/;

export const startState = (): DiceAndRunState => game.start({ ...OPTIONS, basicTable: usualTable() }, SEATS);

function usualTable(): readonly string[] {
  const spec = game.about.options.basicTable;
  return spec?.kind === 'permutation' ? spec.default : [];
}

/**
 * `9b 4-5+1 o2 b5 c2-1 d`: the inning, its top or bottom, the runs of home and visitors when this half began, those scored
 * since, outs, bases as a number of three bits, the count, and what is chosen (d: swing or take, a:single: accept or react,
 * s:0: steal, with the bases of those who have tried).
 */
export function writePosition({ standing, scored, outs, bases, balls, strikes, phase }: DiceAndRunState): string {
  const { inning, half, runs } = standing;
  const what = phase.at === 'answer' ? `a:${phase.hit}` : phase.at === 'steal' ? `s:${phase.tried}` : 'd';
  return `${inning}${half === 0 ? 't' : 'b'} ${runs.join('-')}+${scored} o${outs} b${bases} c${balls}-${strikes} ${what}`;
}

export function readPosition(text: string): Result<DiceAndRunState> {
  const [whole, inning, at, home, visitors, scored, outs, bases, balls, strikes, decide, hitName, tried] = FORM.exec(text) ?? [];
  const hit = HITS.find((known) => known === hitName);
  if (whole === undefined || (hitName !== undefined && !hit)) return refuse('not-a-position', w.not_a_position, { text });
  const half = at === 't' ? 0 : 1;
  const side = BATTING[half];
  const phase: Phase =
    decide !== undefined
      ? { at: 'decide', pitch: null }
      : hit
        ? { at: 'answer', pitch: null, hit }
        : { at: 'steal', seat: side, tried: Number(tried) };
  return accept({
    ...startState(),
    standing: { inning: Number(inning), batting: BATTING, half, side, runs: [Number(home), Number(visitors)] },
    scored: Number(scored),
    outs: Number(outs),
    bases: Number(bases),
    balls: Number(balls),
    strikes: Number(strikes),
    phase,
  });
}

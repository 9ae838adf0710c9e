import { type Fact, fill, sideName, tellWords } from '@pocket-stadium/kernel';
import type { Ear, Hearer } from '@pocket-stadium/kernel/ear';
import { type Bases, men, type Run } from './rules/diamond.ts';
import type { Frame, Standing } from './rules/innings.ts';
import * as boardWords from './words/board.ts';
import * as w from './words/ear.ts';

/** What is heard of any game of innings. */
interface BaseballState {
  readonly frame: Frame;
  readonly standing: Standing;
  readonly outs: number;
  readonly bases: Bases;
  readonly balls?: number;
  readonly strikes?: number;
}

const ON = { 1: boardWords.on_first, 2: boardWords.on_second, 3: boardWords.on_third } as const;

function clock({ frame, standing: { inning } }: BaseballState, { lang }: Hearer): string {
  return fill(inning > frame.innings ? w.extra_inning : w.inning, { inning, innings: frame.innings }, lang);
}

const when = ({ standing: { inning } }: BaseballState, { lang }: Hearer): string => fill(w.in_inning, { inning }, lang);

/** Outs, and the men on base. */
function situation({ outs, bases }: BaseballState, { lang }: Hearer): string {
  const on = men(bases).map((base) => fill(ON[base], {}, lang));
  return `${fill(w.outs, { outs }, lang)} ${fill(w.bases, { count: on.length, bases: on.join(', ') }, lang)}`;
}

function atBat({ standing: { side } }: BaseballState, { game, names, lang }: Hearer): string {
  return fill(w.at_bat, { side: sideName(game, side, names, lang) }, lang);
}

/** Plays of one runner, who is told with them. */
const OF_ONE: ReadonlySet<string> = new Set(['stolen-base', 'caught-stealing']);

/** Who moved where, by the numbers of the men; nothing where the play itself tells it. */
function whoMoved(facts: readonly Fact[], before: readonly Fact[], { game, names, lang }: Hearer): string {
  if (facts.some(({ code }) => OF_ONE.has(code))) return '';
  const gist = game.gist?.(facts, before);
  const text = gist ? tellWords(game, gist, names, lang) : '';
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function isPlay(facts: readonly Fact[]): boolean {
  return facts.some((fact) => 'moves' in fact);
}

function endsHalf(facts: readonly Fact[]): boolean {
  return facts.some(({ code }) => code === 'half-over');
}

/** Whether nobody but the batter is out, and nobody moved: the play has said so. */
const batterAlone = (facts: readonly Fact[]): boolean =>
  facts.every((fact) => !('moves' in fact) || (fact.moves as readonly Run[]).every(({ from, to }) => from === 0 && to === 'out'));

/** Men on bases, outs, and balls and strikes where they are counted. */
export const baseballEar: Ear<BaseballState> = {
  clock,
  when,
  settles: isPlay,
  position(state, hearer) {
    const { balls = 0, strikes = 0 } = state;
    const count = balls + strikes > 0 ? [fill(w.count, { balls, strikes }, hearer.lang)] : [];
    return [atBat(state, hearer), situation(state, hearer), ...count].join(' ');
  },
  after({ facts, before, state }, hearer) {
    if (!isPlay(facts)) return '';
    const moved = whoMoved(facts, before, hearer);
    if (endsHalf(facts)) return moved;
    return batterAlone(facts) ? situation(state, hearer) : `${moved} ${situation(state, hearer)}`.trim();
  },
};

interface RunsState extends BaseballState {
  readonly scored: number;
}

/** What this turn at bat has brought, in games where nobody runs. */
export const runsEar: Ear<RunsState> = {
  clock,
  when,
  settles: endsHalf,
  position: (state, hearer) => `${atBat(state, hearer)} ${fill(w.scored, { runs: state.scored }, hearer.lang)}`,
  after: ({ facts, state }, { lang }) => {
    const goesOn = isPlay(facts) && !endsHalf(facts);
    return goesOn ? fill(w.scored, { runs: state.scored }, lang) : '';
  },
};

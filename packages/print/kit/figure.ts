import { completeOptions, type Fact, type Game, type Lang, type OptionValues, termOf, type Words } from '@pocket-stadium/kernel';
import { arrow } from './arrow.ts';
import { dieFace } from './die.ts';
import { CARD, el, text } from './page.ts';
import { widthOf } from './text.ts';

/** A drawing of something that the rules did, in a box from 0, 0; `says` is the same in words. */
export interface Figure {
  /** The figure's name in the rules page: `![words](figure:key)`. */
  readonly key: string;
  readonly says: Words;
  readonly width: number;
  readonly height: number;
  draw(lang: Lang): string;
}

/** The figures of a game, for its rules page and on paper. */
export type Figures = () => readonly Figure[];

/** Faces that are thrown, or a move that is chosen. */
export type FigureStep = readonly number[] | string;

export interface Played<S> {
  readonly before: S;
  readonly after: S;
  readonly facts: readonly Fact[];
  readonly faces: readonly number[];
}

/** What the rules make of some steps, from a position or from the start. A step that is not allowed is a mistake of ours. */
export function playedOut<S>(
  game: Game<S>,
  from: { readonly position?: string; readonly options?: OptionValues; readonly seats?: number },
  steps: readonly FigureStep[],
): Played<S>[] {
  let state = begin(game, from);
  return steps.map((step) => {
    const before = state;
    const done = typeof step === 'string' ? game.choose(state, step) : game.roll(state, step);
    if (!done.ok) throw new Error(`figure of ${game.about.id}: ${step}: ${done.problem.message.en}`);
    state = done.state;
    return { before, after: state, facts: done.facts, faces: typeof step === 'string' ? [] : step };
  });
}

function begin<S>(
  game: Game<S>,
  { position, options = {}, seats = game.about.seats.min }: { position?: string; options?: OptionValues; seats?: number },
): S {
  if (position === undefined) {
    // Where dice decide who begins, the first seat does.
    const first = 'first' in game.about.options ? { first: 0 } : {};
    const complete = completeOptions(game.about.options, { ...first, ...options }, seats);
    if (!complete.ok) throw new Error(complete.problem.message.en);
    return game.start(complete.value, seats);
  }
  const parsed = game.position?.parse(position);
  if (!parsed?.ok) throw new Error(`figure of ${game.about.id}: ${position}: ${parsed?.problem.message.en}`);
  return parsed.value;
}

/** A figure as a picture of its own. Its words stand beside it, so it is hidden from those who hear the page. */
export function figureSvg({ width, height, draw }: Figure, lang: Lang): string {
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, 'aria-hidden': 'true' },
    el('rect', { x: 0, y: 0, width, height, rx: 6, fill: CARD }),
    draw(lang),
  );
}

const DIE = 26;
const BESIDE = 5;
const LABEL = 9;

/** Dice thrown one after the other, what each throw was called, and what came of it. */
export function diceFigure(
  game: Pick<Game, 'words'>,
  { key, says }: Pick<Figure, 'key' | 'says'>,
  played: readonly Played<unknown>[],
  came: (lang: Lang) => string,
  /** Codes of facts that only say that dice were thrown, and names of throws for which the facts have none. */
  { plain = [], names = [] }: { readonly plain?: readonly string[]; readonly names?: readonly (Words | undefined)[] } = {},
): Figure {
  const throws = played.filter(({ faces }) => faces.length > 0);
  const column = Math.max(104, 30 + Math.max(...throws.map(({ faces }) => faces.length)) * (DIE + BESIDE));
  const width = throws.length * column + 84;
  return {
    key,
    says,
    width,
    height: 78,
    draw(lang) {
      const parts = throws.flatMap(({ faces, facts }, i) => {
        const across = faces.length * (DIE + BESIDE) - BESIDE;
        const left = i * column + (column - across) / 2;
        const middle = i * column + column / 2;
        const dice = faces.map((face, j) => dieFace(face, left + j * (DIE + BESIDE), 14, DIE, 5));
        const called = facts.filter(({ code }) => !plain.includes(code));
        const label = names[i]?.[lang] ?? labelOf(game, called, lang);
        const size = Math.min(LABEL, (LABEL * (column - 6)) / Math.max(1, widthOf(label, LABEL)));
        return [...dice, text(middle, 58, label, { size, anchor: 'middle' })];
      });
      const end = throws.length * column;
      const arrows = throws.slice(1).map((_, i) =>
        arrow(
          [
            { x: (i + 1) * column - 9, y: 27 },
            { x: (i + 1) * column + 9, y: 27 },
          ],
          { width: 1.6 },
        ),
      );
      arrows.push(
        arrow(
          [
            { x: end - 9, y: 27 },
            { x: end + 9, y: 27 },
          ],
          { width: 1.6 },
        ),
      );
      return [...parts, ...arrows, text(end + 14, 33, came(lang), { size: 16, bold: true })].join('');
    },
  };
}

/** The name of what a throw led to: the first of its facts that the glossary names. */
function labelOf(game: Pick<Game, 'words'>, facts: readonly Fact[], lang: Lang): string {
  return facts.map(({ code }) => termOf(game, code)?.[lang]).find((name) => name !== undefined) ?? '';
}

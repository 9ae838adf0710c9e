import type { Fact, Game, Words } from '@pocket-stadium/kernel';
import { type Figure, type FigureStep, playedOut } from '@pocket-stadium/print/kit';
import type { Bases, Run } from '../rules/index.ts';
import { diamondFigure } from './diamond-figure.ts';

export interface ShownPlay {
  readonly key: string;
  readonly says: Words;
  /** From the start of a match: throws and moves, the last of them the one that is shown. */
  readonly steps: readonly FigureStep[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

interface PlayedFact extends Fact {
  readonly outs: number;
  readonly moves: readonly Run[];
}

/** Plays on the diamond, each as the rules make it. */
export function throwFigures<S extends { readonly bases: Bases }>(game: Game<S>, shown: readonly ShownPlay[]): readonly Figure[] {
  return shown.map(({ key, says, steps, options = {} }) => {
    const last = playedOut(game, { options }, steps).at(-1);
    if (!last) throw new Error(`figure ${key} shows nothing`);
    const plays = last.facts.filter((fact): fact is PlayedFact => 'moves' in fact);
    const moves = plays.flatMap((play) => play.moves);
    const outs = plays.reduce((sum, play) => sum + play.outs, 0);
    // An out that is no runner's is the batter's.
    const batterOut = outs > moves.filter(({ to }) => to === 'out').length;
    return diamondFigure({ key, says }, last.before.bases, batterOut ? [...moves, { from: 0, to: 'out' }] : moves);
  });
}

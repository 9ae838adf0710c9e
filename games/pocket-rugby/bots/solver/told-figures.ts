import { decimalsIn, type Figures } from '@pocket-stadium/bots/kit';
import { fill, type Lang, type OptionValues, type Words } from '@pocket-stadium/kernel';
import * as w from '../../words/bots.ts';
import type { RugbyFigures } from './figures.ts';
import { isEstimated } from './precision.ts';

/** The figures of a format with as many decimals as are certain, and in words. */
export function toldFigures(options: OptionValues, data: RugbyFigures): Figures {
  const decimals = (name: string): number => (name === 'error' ? ERROR_DECIMALS : Math.min(certain(data.error), name === 'draw' ? 4 : 6));
  return { data, decimals, told: (lang) => told(data, decimals, isEstimated(options), lang) };
}

const ERROR_DECIMALS = 6;

/** Values are kept as single floats, draws in parts of 65,535; an estimate is certain to fewer decimals. */
const certain = (error: number): number => Math.floor(-Math.log10(error));

function told(figures: RugbyFigures, decimals: Figures['decimals'], estimated: boolean, lang: Lang): string[] {
  const number = decimalsIn(lang);
  const line = (words: Words, value: number, name: string) => fill(words, { value: number(value, decimals(name)) }, lang);
  return [
    line(w.value, figures.valueToBeginner, 'valueToBeginner'),
    line(w.draw, figures.draw, 'draw'),
    line(w.always_kick, figures.alwaysKick.valueToBeginner, 'valueToBeginner'),
    line(w.always_play, figures.alwaysPlay.valueToBeginner, 'valueToBeginner'),
    ...(estimated ? [fill(w.estimate, { error: number(figures.error, 4) }, lang)] : []),
  ];
}

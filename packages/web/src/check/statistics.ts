import type { Entry, Seat } from '@pocket-stadium/kernel';
import { averageRange, countRange, type Range } from './ranges.ts';

/** A figure, beside what luck allows. */
export interface Figure {
  readonly value: number;
  readonly expected: number;
  readonly range: Range;
  /** The end of the scale, which begins at 0 (for averages at 1). */
  readonly of: number;
}

export interface Statistics {
  readonly dice: number;
  /** How often each face came up, the 1 first. */
  readonly faces: readonly Figure[];
  /** How many throws of two dice were doubles; null where there are none. */
  readonly doubles: Figure | null;
  readonly pairs: number;
  /** The average of each seat that threw. */
  readonly averages: readonly { readonly seat: Seat; readonly dice: number; readonly figure: Figure }[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Fewer dice than this say nothing. */
export const FEW_DICE = 60;

/** Every throw of a record whose faces can be seen, those taken back included. */
export function statisticsOf(entries: readonly Entry[], seats: number): Statistics {
  const throws = entries.flatMap((entry) => (entry.type === 'roll' && entry.faces ? [{ seat: entry.seat, faces: entry.faces }] : []));
  const dice = throws.flatMap(({ faces }) => faces);
  const pairs = throws.filter(({ faces }) => faces.length === 2);
  const counts = FACES.map((face) => dice.filter((shown) => shown === face).length);
  const doubles = pairs.filter(({ faces: [a, b] }) => a === b).length;
  const averages = Array.from({ length: seats }, (_, seat) => {
    const own = throws.filter((thrown) => thrown.seat === seat).flatMap(({ faces }) => faces);
    return { seat, dice: own.length, figure: average(own) };
  });
  return {
    dice: dice.length,
    faces: counts.map((count) => counted(count, dice.length)),
    doubles: pairs.length === 0 ? null : counted(doubles, pairs.length),
    pairs: pairs.length,
    averages: averages.filter((own) => own.dice > 0),
  };
}

/** Something that happens one time in six. */
function counted(value: number, tries: number): Figure {
  const range = countRange(tries, 1 / 6);
  return { value, expected: tries / 6, range, of: Math.max(range.high, value) * 1.15 };
}

function average(faces: readonly number[]): Figure {
  const value = faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length);
  return { value, expected: 3.5, range: averageRange(Math.max(1, faces.length)), of: 6 };
}

import type { Words } from '@pocket-stadium/kernel';
import * as w from '../words/options.ts';

/** A field as its author writes it (K1). */
export interface FieldChart {
  readonly id: string;
  /** Columns go from x = -W to W. */
  readonly W: number;
  /** |y| and |z| go no further. The middle column has 2R + 1 cells. */
  readonly R: number;
  /** Cells marked with a point beside the six goal cells (K2). */
  readonly points?: readonly string[];
  readonly names: Words;
}

/** The fields, the default first (K1). */
export const FIELDS: readonly FieldChart[] = [
  { id: 'pitch', W: 2, R: 4, names: w.field_pitch },
  { id: 'park', W: 3, R: 4, names: w.field_park },
  { id: 'court', W: 3, R: 3, names: w.field_court },
];

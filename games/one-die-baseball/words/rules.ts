// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const fact_throw_in = {
  fr: 'Relance de la défense : {seat, select, you {vous sortez} other {{seat} sort}}{outs, plural, =0 {} =1 {} other {, et un coureur aussi}}.',
  en: 'Fielded and thrown: {seat, select, you {you are out} other {{seat} is out}}{outs, plural, =0 {} =1 {} other {, and so is a runner}}.',
} as Message<'seat' | 'outs'>;

export const fact_strike_out = {
  fr: 'Retrait au bâton : {seat, select, you {vous sortez} other {{seat} sort}}.',
  en: 'Strikeout: {seat, select, you {you are out} other {{seat} is out}}.',
} as Message<'seat'>;

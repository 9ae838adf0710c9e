// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const prisoners = {
  fr: 'Le plus de captures dans un match',
  en: 'Most captures in a match',
} as Message<never>;

export const prisoners_told = {
  fr: '{value, plural, one {# capture} other {# captures}}',
  en: '{value, plural, one {# capture} other {# captures}}',
} as Message<'value'>;

export const double = {
  fr: 'D’une pierre deux coups',
  en: 'Two birds, one turn',
} as Message<never>;

export const double_told = {
  fr: 'Deux captures dans le même tour.',
  en: 'Two captures in the same turn.',
} as Message<never>;

export const breakout = {
  fr: 'La belle',
  en: 'Jailbreak',
} as Message<never>;

export const breakout_told = {
  fr: 'Trois prisonniers libérés dans un match. La lime était dans le gâteau.',
  en: 'Three prisoners freed in a match. The file was in the cake.',
} as Message<never>;

export const safe = {
  fr: 'Pas une plume',
  en: 'Not a feather',
} as Message<never>;

export const safe_told = {
  fr: 'Un match gagné sans perdre un seul pion.',
  en: 'Won without losing a single pawn.',
} as Message<never>;

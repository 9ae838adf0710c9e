// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const three_dice = {
  fr: 'Les trois dés',
  en: 'The three dice',
} as Message<never>;

export const no_bases = {
  fr: 'Ni bases ni retraits : on lance tant que l’on marque.',
  en: 'No bases and no outs: you throw as long as you score.',
} as Message<never>;

export const each = {
  fr: 'chaque {face}',
  en: 'each {face}',
} as Message<'face'>;

export const each_scores = {
  fr: 'un point, et l’on relance',
  en: 'a run, and you throw again',
} as Message<never>;

export const none = {
  fr: 'aucun {face}',
  en: 'no {face}',
} as Message<'face'>;

export const none_ends = {
  fr: 'le passage est fini',
  en: 'the half-inning is over',
} as Message<never>;

// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const runs = {
  fr: 'Points par passage',
  en: 'Runs per half-inning',
} as Message<never>;

export const runs_best = {
  fr: 'Points par passage, les deux camps au mieux',
  en: 'Runs per half-inning, both sides at their best',
} as Message<never>;

export const mean = {
  fr: '  moyenne {mean}',
  en: '  mean {mean}',
} as Message<'mean'>;

export const probability = {
  fr: '  {runs} : {p}',
  en: '  {runs}: {p}',
} as Message<'runs' | 'p'>;

export const more = {
  fr: '  davantage : {p}',
  en: '  more: {p}',
} as Message<'p'>;

export const hits = {
  fr: 'Coups sûrs par passage : {value}',
  en: 'Hits per half-inning: {value}',
} as Message<'value'>;

export const lob = {
  fr: 'Coureurs laissés sur base par passage : {value}',
  en: 'Runners left on base per half-inning: {value}',
} as Message<'value'>;

export const value = {
  fr: 'Valeur pour qui commence (gain, et demi pour un nul) : {value}',
  en: 'Value to the side that begins (a win, and half for a draw): {value}',
} as Message<'value'>;

export const extra = {
  fr: 'Probabilité de manches supplémentaires : {value}',
  en: 'Probability of extra innings: {value}',
} as Message<'value'>;

export const innings = {
  fr: 'Manches par match : {value}',
  en: 'Innings per match: {value}',
} as Message<'value'>;

export const total = {
  fr: 'Points par match, les deux camps ensemble : {value}',
  en: 'Runs per match, both sides together: {value}',
} as Message<'value'>;

export const expectancy = {
  fr: 'Points à attendre jusqu’à la fin du passage',
  en: 'Runs to expect until the half-inning ends',
} as Message<never>;

export const best_for_runs = {
  fr: 'Au mieux pour les points : selon le compte, nombre de situations (bases et retraits) où chaque choix est le bon',
  en: 'Best for runs: by count, the number of situations (bases and outs) in which each choice is right',
} as Message<never>;

export const on_hit = {
  fr: 'après un coup sûr',
  en: 'after a hit',
} as Message<never>;

export const on_base = {
  fr: 'coureur sur base',
  en: 'runner on base',
} as Message<never>;

export const outs = {
  fr: '{outs, plural, =0 {0 retrait} =1 {1 retrait} other {# retraits}}',
  en: '{outs, plural, =0 {0 outs} =1 {1 out} other {# outs}}',
} as Message<'outs'>;

export const bases = {
  fr: 'bases',
  en: 'bases',
} as Message<never>;

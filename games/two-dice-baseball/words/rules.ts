// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const fact_sacrifice = {
  fr: 'Sacrifice : {seat} est retiré, mais les coureurs en profitent s’il n’était pas le troisième.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Sacrifice: {seat} is out, but the men on base advance unless it was the third out.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_out = {
  fr: 'Retrait : personne ne bouge.',
  en: 'Out: nobody moves.',
} as Message<never>;

export const fact_double_play = {
  fr: '{outs, plural, =0 {Personne n’est retiré} =1 {Le frappeur est retiré} other {Double jeu : le frappeur et le coureur le plus avancé sont retirés}}.',
  en: '{outs, plural, =0 {Nobody is out} =1 {The batter is out} other {Double play: the batter and the man nearest home are out}}.',
} as Message<'outs'>;

export const fact_walk = {
  fr: 'But sur balles : {seat} va en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Walk: {seat} goes to first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

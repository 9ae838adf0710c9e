// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const fact_sacrifice = {
  fr: 'Sacrifice : {seat, select, you {vous sortez} other {{seat} sort}}{men, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Sacrifice: {seat, select, you {you are out} other {{seat} is out}}{men, plural, =0 {.} =1 {; one runner moves up a base.} other {; # runners move up a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'men' | 'runs'>;

export const fact_out = {
  fr: 'Retrait : {seat, select, you {vous sortez} other {{seat} sort}}.',
  en: 'Out: {seat, select, you {you are out} other {{seat} is out}}.',
} as Message<'seat'>;

export const fact_double_play = {
  fr: '{outs, plural, =0 {} =1 {Retrait : } other {Double jeu : }}{seat, select, you {vous sortez} other {{seat} sort}}{outs, plural, =0 {} =1 {} other { avec le coureur le plus avancé}}.',
  en: '{outs, plural, =0 {} =1 {Out: } other {Double play: }}{seat, select, you {you are out} other {{seat} is out}}{outs, plural, =0 {} =1 {} other {, and so is the runner nearest home}}.',
} as Message<'outs' | 'seat'>;

export const fact_walk = {
  fr: 'But sur balles : {seat, select, you {vous allez} other {{seat} va}} en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Walk: {seat, select, you {you go} other {{seat} goes}} to first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

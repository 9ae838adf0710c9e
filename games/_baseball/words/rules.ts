// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const refuse_nothing_to_choose = {
  fr: 'Il n’y a rien à choisir : on lance les dés.',
  en: 'There is nothing to choose: roll the dice.',
} as Message<never>;

export const prompt_throw = {
  fr: 'À {seat} de battre.',
  en: '{seat} is at bat.',
} as Message<'seat'>;

export const fact_half_over = {
  fr: 'Fin du passage de {side} dans la manche {inning}{lob, plural, =0 {.} =1 {, un coureur laissé sur base.} other {, # coureurs laissés sur base.}}',
  en: '{side}: half-inning {inning} over{lob, plural, =0 {.} =1 {, one man left on base.} other {, # men left on base.}}',
} as Message<'side' | 'inning' | 'lob'>;

export const fact_half_not_begun = {
  fr: '{side} mène déjà : son passage n’a pas lieu.',
  en: '{side} already leads: this half-inning is not begun.',
} as Message<'side'>;

export const fact_walk_off = {
  fr: '{side} prend la tête et la partie s’arrête là !',
  en: '{side} takes the lead: walk-off!',
} as Message<'side'>;

export const fact_extra_inning = {
  fr: 'Égalité : on joue une manche supplémentaire, la {inning}.',
  en: 'Tied: an extra inning is played, number {inning}.',
} as Message<'inning'>;

export const fact_single = {
  fr: 'Simple : {seat} arrive en première base, tous avancent d’une base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Single: {seat} reaches first, everybody advances one base.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_double = {
  fr: 'Double : {seat} arrive en deuxième base, tous avancent de deux bases.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Double: {seat} reaches second, everybody advances two bases.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_triple = {
  fr: 'Triple : {seat} arrive en troisième base, tous rentrent.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Triple: {seat} reaches third, everybody comes home.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_home_run = {
  fr: 'Circuit de {seat} !{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Home run by {seat}!{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

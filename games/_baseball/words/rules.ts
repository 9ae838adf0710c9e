// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const refuse_nothing_to_choose = {
  fr: 'Il n’y a rien à choisir : on lance les dés.',
  en: 'There is nothing to choose: roll the dice.',
} as Message<never>;

export const prompt_throw = {
  fr: 'À {seat} de frapper.',
  en: '{seat, select, you {You are at bat} other {{seat} is at bat}}.',
} as Message<'seat'>;

export const fact_half_over = {
  fr: 'Manche {inning} : {side, select, you {vous avez} other {{side} a}} fini{lob, plural, =0 {.} =1 {, un coureur laissé sur base.} other {, # coureurs laissés sur base.}}',
  en: '{side}: end of the {inning, plural, =1 {1st} =2 {2nd} =3 {3rd} =21 {21st} =22 {22nd} =23 {23rd} other {#th}}{lob, plural, =0 {.} =1 {, one runner left on base.} other {, # runners left on base.}}',
} as Message<'inning' | 'side' | 'lob'>;

export const fact_half_not_begun = {
  fr: '{side, select, you {Vous menez déjà : votre passage n’a pas lieu.} other {{side} mène déjà : son passage n’a pas lieu.}}',
  en: '{side, select, you {You already lead} other {{side} already leads}}: this half-inning is not begun.',
} as Message<'side'>;

export const fact_walk_off = {
  fr: '{side, select, you {Vous prenez} other {{side} prend}} la tête et le match s’arrête là !',
  en: '{side, select, you {You take} other {{side} takes}} the lead: walk-off!',
} as Message<'side'>;

export const fact_extra_inning = {
  fr: 'Égalité : on joue une manche supplémentaire, la {inning}.',
  en: 'Tied: an extra inning is played, number {inning}.',
} as Message<'inning'>;

export const fact_single = {
  fr: 'Simple : {seat, select, you {vous arrivez} other {{seat} arrive}} en première base{men, plural, =0 {.} =1 {, un coureur avance d’une base.} other {, # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Single: {seat, select, you {you reach} other {{seat} reaches}} first{men, plural, =0 {.} =1 {, one runner moves up a base.} other {, # runners move up a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'men' | 'runs'>;

export const fact_double = {
  fr: 'Double : {seat, select, you {vous arrivez} other {{seat} arrive}} en deuxième base{men, plural, =0 {.} =1 {, un coureur avance aussi.} other {, # coureurs avancent aussi.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Double: {seat, select, you {you reach} other {{seat} reaches}} second{men, plural, =0 {.} =1 {, one runner advances too.} other {, # runners advance too.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'men' | 'runs'>;

export const fact_triple = {
  fr: 'Triple : {seat, select, you {vous arrivez} other {{seat} arrive}} en troisième base{men, plural, =0 {.} =1 {, un coureur rentre.} other {, # coureurs rentrent.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Triple: {seat, select, you {you reach} other {{seat} reaches}} third{men, plural, =0 {.} =1 {, one runner comes home.} other {, # runners come home.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'men' | 'runs'>;

export const fact_home_run = {
  fr: 'Circuit ! {seat, select, you {Vous faites} other {{seat} fait}} le tour.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Home run! {seat, select, you {You go} other {{seat} goes}} all the way round.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const a_chick = {
  fr: 'une poule',
  en: 'a chick',
} as Message<never>;

export const a_fox = {
  fr: 'un renard',
  en: 'a fox',
} as Message<never>;

export const a_snake = {
  fr: 'une vipère',
  en: 'a snake',
} as Message<never>;

export const chicks = {
  fr: 'poules',
  en: 'chicks',
} as Message<never>;

export const foxes = {
  fr: 'renards',
  en: 'foxes',
} as Message<never>;

export const snakes = {
  fr: 'vipères',
  en: 'snakes',
} as Message<never>;

export const prompt_set_up = {
  fr: '{seat, select, you {Placez vos cinq pions dans votre camp.} other {{seat} place ses cinq pions dans son camp.}}',
  en: '{seat, select, you {Place your five pawns in your camp.} other {{seat} places five pawns in camp.}}',
} as Message<'seat'>;

export const prompt_throw = {
  fr: 'À {seat} de lancer les deux dés.',
  en: '{seat, select, you {Your turn: throw the two dice.} other {{seat} throws the two dice.}}',
} as Message<'seat'>;

export const prompt_turn = {
  fr: 'À {seat} de jouer : un ou deux déplacements, un par dé.',
  en: '{seat, select, you {Your turn} other {{seat} to play}}: one or two moves, one for each die.',
} as Message<'seat'>;

export const fact_set_up = {
  fr: '{seat, select, you {Vous vous placez} other {{seat} se place}} : {cells}.',
  en: '{seat, select, you {You set up} other {{seat} sets up}}: {cells}.',
} as Message<'seat' | 'cells'>;

export const fact_throw = {
  fr: '{seat, select, you {Vous lancez} other {{seat} lance}} : {dice}.',
  en: '{seat, select, you {You throw} other {{seat} throws}} {dice}.',
} as Message<'seat' | 'dice'>;

export const fact_leg = {
  fr: '{seat, select, you {Vous allez} other {{seat} va}} de {from} en {to} avec le {die}.',
  en: '{seat, select, you {You go} other {{seat} goes}} from {from} to {to} with the {die}.',
} as Message<'seat' | 'from' | 'to' | 'die'>;

export const fact_capture = {
  fr: '{seat, select, you {Vous allez de {from} en {to} avec le {die} et capturez {caught}} other {{seat} va de {from} en {to} avec le {die} et capture {caught}}} : en prison en {place}, {held} sur 5 !',
  en: '{seat, select, you {You go from {from} to {to} with the {die} and capture {caught}} other {{seat} goes from {from} to {to} with the {die} and captures {caught}}}: in prison on {place}, {held} of 5!',
} as Message<'seat' | 'from' | 'to' | 'die' | 'caught' | 'place' | 'held'>;

export const fact_release = {
  fr: '{seat, select, you {Vous allez de {from} en {to} avec le {die} et y libérez {freed}} other {{seat} va de {from} en {to} avec le {die} et y libère {freed}}} : retour au camp des deux pions, en {place}.',
  en: '{seat, select, you {You go from {from} to {to} with the {die} and release {freed} there} other {{seat} goes from {from} to {to} with the {die} and releases {freed} there}}: both pawns are back in camp, on {place}.',
} as Message<'seat' | 'from' | 'to' | 'die' | 'freed' | 'place'>;

export const fact_pass = {
  fr: '{seat, select, you {Vous ne pouvez pas bouger : vous passez.} other {{seat} ne peut pas bouger et passe.}}',
  en: '{seat, select, you {You cannot move: you pass.} other {{seat} cannot move and passes.}}',
} as Message<'seat'>;

export const fact_all_captured = {
  fr: '{seat, select, you {Vous tenez} other {{seat} tient}} les cinq {caught} !',
  en: '{seat, select, you {You hold} other {{seat} holds}} all five {caught}!',
} as Message<'seat' | 'caught'>;

export const fact_quiet_end = {
  fr: '{rounds, plural, =0 {Aucun tour} =1 {Un tour} other {# tours}} sans capture ni libération : on compte les prisonniers.',
  en: '{rounds, plural, =0 {No round} =1 {One round} other {# rounds}} without a capture or release: the prisoners are counted.',
} as Message<'rounds'>;

export const fact_rounds_end = {
  fr: '{rounds, plural, =0 {Aucun tour joué} =1 {Un tour joué} other {# tours joués}} : on compte les prisonniers.',
  en: '{rounds, plural, =0 {No round} =1 {One round} other {# rounds}} played: the prisoners are counted.',
} as Message<'rounds'>;

export const side_chicks = {
  fr: 'Les poules',
  en: 'The chicks',
} as Message<never>;

export const side_foxes = {
  fr: 'Les renards',
  en: 'The foxes',
} as Message<never>;

export const side_snakes = {
  fr: 'Les vipères',
  en: 'The snakes',
} as Message<never>;

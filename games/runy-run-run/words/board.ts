// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const board = {
  fr: 'Plateau',
  en: 'Board',
} as Message<never>;

export const chick = {
  fr: 'poule',
  en: 'chick',
} as Message<never>;

export const fox = {
  fr: 'renard',
  en: 'fox',
} as Message<never>;

export const snake = {
  fr: 'vipère',
  en: 'snake',
} as Message<never>;

export const prisoner = {
  fr: '{pawn} en prison',
  en: '{pawn} in prison',
} as Message<'pawn'>;

export const chicks_camp = {
  fr: 'camp des poules',
  en: 'chicks’ camp',
} as Message<never>;

export const foxes_camp = {
  fr: 'camp des renards',
  en: 'foxes’ camp',
} as Message<never>;

export const snakes_camp = {
  fr: 'camp des vipères',
  en: 'snakes’ camp',
} as Message<never>;

export const pawns = {
  fr: '{side} en {free}.',
  en: '{side} on {free}.',
} as Message<'side' | 'free'>;

export const pawns_held = {
  fr: '{side} en {free}, prisonniers en {held}.',
  en: '{side} on {free}, prisoners on {held}.',
} as Message<'side' | 'free' | 'held'>;

export const pawns_all_held = {
  fr: '{side} : aucun libre, prisonniers en {held}.',
  en: '{side}: none free, prisoners on {held}.',
} as Message<'side' | 'held'>;

export const pawns_none = {
  fr: '{side} ne sont pas encore sur le plateau.',
  en: '{side} are not on the board yet.',
} as Message<'side'>;

export const dice = {
  fr: 'Dés du tour',
  en: 'Dice of the turn',
} as Message<never>;

export const die_used = {
  fr: 'dé {die}, déjà joué',
  en: 'die {die}, used',
} as Message<'die'>;

export const die_only = {
  fr: 'Jouer seulement le {die}',
  en: 'Play the {die} alone',
} as Message<'die'>;

export const placed = {
  fr: 'Pions en {cells}.',
  en: 'Pawns on {cells}.',
} as Message<'cells'>;

export const formation_arrow = {
  fr: 'En flèche',
  en: 'Arrow',
} as Message<never>;

export const formation_nest = {
  fr: 'Au nid',
  en: 'Nest',
} as Message<never>;

export const formation_cross = {
  fr: 'En croix',
  en: 'Cross',
} as Message<never>;

export const shuffle = {
  fr: 'Au hasard',
  en: 'By chance',
} as Message<never>;

export const ready = {
  fr: 'Prêt !',
  en: 'Ready!',
} as Message<never>;

export const hunts = {
  fr: '{hunter} chassent {prey} : {count} sur 5.',
  en: '{hunter} hunt {prey}: {count} of 5.',
} as Message<'hunter' | 'prey' | 'count'>;

export const stuck_stamp = {
  fr: 'Bloqué',
  en: 'Stuck',
} as Message<never>;

export const henhouse = {
  fr: 'Poulailler',
  en: 'Coop',
} as Message<never>;

export const den = {
  fr: 'Terrier',
  en: 'Den',
} as Message<never>;

export const nest = {
  fr: 'Nid',
  en: 'Nest',
} as Message<never>;

export const touch_hen = {
  fr: 'Choisissez une de vos poules',
  en: 'Choose one of your chicks',
} as Message<never>;

export const touch_fox = {
  fr: 'Choisissez un de vos renards',
  en: 'Choose one of your foxes',
} as Message<never>;

export const touch_viper = {
  fr: 'Choisissez une de vos vipères',
  en: 'Choose one of your snakes',
} as Message<never>;

export const touch_cell = {
  fr: 'Choisissez une case ronde',
  en: 'Choose a round mark',
} as Message<never>;

export const or = {
  fr: ' ou ',
  en: ' or ',
} as Message<never>;

export const marks_both = {
  fr: '{dice} : un dé ; point : les deux',
  en: '{dice}: one die; dot: both',
} as Message<'dice'>;

export const marks_one = {
  fr: '{dice} : le dé qui reste',
  en: '{dice}: the die that is left',
} as Message<'dice'>;

export const you_hunt_vipers = {
  fr: 'Vous chassez les vipères. Gare aux renards !',
  en: 'You hunt the snakes. Beware of the foxes!',
} as Message<never>;

export const you_hunt_hens = {
  fr: 'Vous chassez les poules. Gare aux vipères !',
  en: 'You hunt the chicks. Beware of the snakes!',
} as Message<never>;

export const you_hunt_foxes = {
  fr: 'Vous chassez les renards. Gare aux poules !',
  en: 'You hunt the foxes. Beware of the chicks!',
} as Message<never>;

export const all_five_stamp = {
  fr: 'Les cinq !',
  en: 'All five!',
} as Message<never>;

export const marks_ring = {
  fr: 'anneau : capture ou libération',
  en: 'ring: capture or release',
} as Message<never>;

export const coach_1 = {
  fr: 'Choisissez où placer vos cinq pions dans leur camp.',
  en: 'Choose where your five pawns stand in their camp.',
} as Message<never>;

export const coach_2 = {
  fr: 'Choisissez un de vos pions, puis une case marquée : chaque dé est un déplacement.',
  en: 'Choose one of your pawns, then a marked cell: each die is one move.',
} as Message<never>;

export const coach_3 = {
  fr: 'Finissez sur une proie : la voilà prisonnière dans votre camp. Cinq prisonniers gagnent.',
  en: 'End on a prey: it is a prisoner in your camp. Five prisoners win.',
} as Message<never>;

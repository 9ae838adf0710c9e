// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chick_letter = {
  fr: 'P',
  en: 'C',
} as Message<never>;

export const fox_letter = {
  fr: 'R',
  en: 'F',
} as Message<never>;

export const snake_letter = {
  fr: 'V',
  en: 'S',
} as Message<never>;

export const board_of_side = {
  fr: 'Plateau de côté {side}',
  en: 'Board of side {side}',
} as Message<'side'>;

export const title = {
  fr: 'Qui chasse qui',
  en: 'Who hunts whom',
} as Message<never>;

export const text = {
  fr: 'Trois joueurs. Les poules (rouges) chassent les vipères, les renards (jaunes) chassent les poules, les vipères (bleues) chassent les renards. Chacun place cinq pions dans son camp de neuf cases ; le plus jeune commence, avec les poules.',
  en: 'Three players. Chicks (red) hunt snakes, foxes (yellow) hunt chicks, snakes (blue) hunt foxes. Each places five pawns in a camp of nine cells; the youngest begins, with the chicks.',
} as Message<never>;

export const title_2 = {
  fr: 'Son tour',
  en: 'A turn',
} as Message<never>;

export const text_2 = {
  fr: 'Lancez deux dés. Chaque dé fait avancer un pion en ligne droite d’exactement son nombre de cases, toutes vides : le même pion ou deux pions, dans l’ordre que l’on veut. Un dé au moins si c’est possible, l’autre si l’on veut. On ne saute personne, et un pion sorti de son camp n’y rentre plus.',
  en: 'Throw two dice. Each die moves a pawn in a straight line exactly that many cells, all empty: one pawn or two, in any order. At least one die if possible, the other if you like. Nobody is jumped, and a pawn that has left its camp does not go back.',
} as Message<never>;

export const text_3 = {
  fr: 'capture',
  en: 'capture',
} as Message<never>;

export const text_4 = {
  fr: 'un dé assez grand suffit pour atteindre une proie : on prend sa place, elle va prisonnière sur une case vide de votre camp',
  en: 'a die that is large enough reaches the prey: take its place, it goes as a prisoner to an empty cell of your camp',
} as Message<never>;

export const text_5 = {
  fr: 'libération',
  en: 'release',
} as Message<never>;

export const text_6 = {
  fr: 'de même pour atteindre un ami prisonnier : tous deux rentrent dans leur camp',
  en: 'likewise to reach a friend who is a prisoner: both go back to their camp',
} as Message<never>;

export const text_7 = {
  fr: 'ensuite',
  en: 'afterwards',
} as Message<never>;

export const text_8 = {
  fr: 'un pion qui a capturé ou libéré ne bouge plus de ce tour',
  en: 'a pawn that captured or released moves no more this turn',
} as Message<never>;

export const title_3 = {
  fr: 'Fin',
  en: 'End',
} as Message<never>;

export const text_9 = {
  fr: 'Qui tient ses cinq proies gagne. Après vingt tours de table sans capture ni libération, ou cent cinquante en tout, le plus de prisonniers l’emporte.',
  en: 'Whoever holds all five prey wins. After twenty quiet rounds, or a hundred and fifty in all, the most prisoners win.',
} as Message<never>;

// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const first_letter = {
  fr: 'A',
  en: 'A',
} as Message<never>;

export const second_letter = {
  fr: 'B',
  en: 'B',
} as Message<never>;

export const title = {
  fr: 'But du jeu',
  en: 'Aim',
} as Message<never>;

export const text = {
  fr: 'Deux équipes de trois playballers, une balle au centre. On marque en arrivant avec la balle sur l’un des trois en-buts adverses. Trois buts gagnent ; en mode expert, deux buts de suite. Qui encaisse engage, avec deux mouvements au plus.',
  en: 'Two teams of three playballers, a ball in the centre. You score by arriving with the ball on one of the three opposing goal cells. Three goals win; in expert mode two in a row. Whoever concedes begins, with two moves at most.',
} as Message<never>;

export const title_2 = {
  fr: 'Son tour : trois mouvements au plus, passes libres',
  en: 'A turn: up to three moves, passes free',
} as Message<never>;

export const text_2 = {
  fr: 'pas',
  en: 'step',
} as Message<never>;

export const text_3 = {
  fr: 'une case voisine sans playballer',
  en: 'to a neighbouring cell without a playballer',
} as Message<never>;

export const text_4 = {
  fr: 'saut',
  en: 'jump',
} as Message<never>;

export const text_5 = {
  fr: 'par-dessus toute une file de playballers, jusqu’à la première case libre',
  en: 'over a whole line of playballers, to the first free cell',
} as Message<never>;

export const text_6 = {
  fr: 'rebond',
  en: 'bounce',
} as Message<never>;

export const text_7 = {
  fr: 'si la file touche le bord, on revient sur sa case ; c’est un mouvement',
  en: 'if the line reaches the edge you come back to your cell; it is a move',
} as Message<never>;

export const text_8 = {
  fr: 'balle',
  en: 'ball',
} as Message<never>;

export const text_9 = {
  fr: 'on la prend en arrivant sur elle, ou en sautant (ou rebondissant) par-dessus son porteur',
  en: 'you take it by arriving on it, or by jumping (or bouncing) over its carrier',
} as Message<never>;

export const text_10 = {
  fr: 'passe',
  en: 'pass',
} as Message<never>;

export const text_11 = {
  fr: 'à un équipier aligné, à toute distance, sans adversaire entre vous ; ce n’est pas un mouvement',
  en: 'to a team-mate on the same line, at any distance, with no opponent between; not a move',
} as Message<never>;

export const title_3 = {
  fr: 'À savoir',
  en: 'Mind',
} as Message<never>;

export const text_12 = {
  fr: 'On n’entre dans un en-but adverse qu’avec la balle, et personne ne finit son tour sur une case marquée d’un point.',
  en: 'Nobody enters an opposing goal cell without the ball, and nobody ends a turn on a cell with a point.',
} as Message<never>;

export const text_13 = {
  fr: 'Le tour doit changer quelque chose : vos cases ou celle de la balle.',
  en: 'A turn must change something: your cells or the ball’s.',
} as Message<never>;

export const text_14 = {
  fr: 'La même position pour la troisième fois, ou deux cents tours sans but : manche nulle, l’autre équipe engage. Trois de suite finissent le match.',
  en: 'The same position for the third time, or two hundred turns without a goal: the round is void, the other team begins. Three in a row end the match.',
} as Message<never>;

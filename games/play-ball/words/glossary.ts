// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_step = {
  fr: 'Pas',
  en: 'Step',
} as Message<never>;

export const meaning_step = {
  fr: 'Un mouvement vers une case voisine où il n’y a pas de playballer.',
  en: 'A move to an adjacent cell that holds no playballer.',
} as Message<never>;

export const term_jump = {
  fr: 'Saut',
  en: 'Jump',
} as Message<never>;

export const meaning_jump = {
  fr: 'Un mouvement par-dessus une file de playballers, amis ou adverses, jusqu’à la première case libre. Qui saute le porteur prend la balle.',
  en: 'A move over a line of playballers, friends or opponents, to the first free cell. A playballer that jumps over the carrier takes the ball.',
} as Message<never>;

export const term_bounce = {
  fr: 'Rebond',
  en: 'Bounce',
} as Message<never>;

export const meaning_bounce = {
  fr: 'Un saut par-dessus une file qui touche le bord : on revient sur sa case. C’est un mouvement, et il prend la balle au porteur.',
  en: 'A jump over a line that runs to the edge: the jumper comes back to its own cell. It is a move, and takes the ball from the carrier.',
} as Message<never>;

export const term_pass = {
  fr: 'Passe',
  en: 'Pass',
} as Message<never>;

export const meaning_pass = {
  fr: 'Le porteur donne la balle à un autre playballer de son équipe sur la même ligne, sans adversaire entre eux. Ce n’est pas un mouvement.',
  en: 'The carrier gives the ball to another playballer of its team on the same line, with no opponent between. It is not a move.',
} as Message<never>;

export const term_goal = {
  fr: 'En-but',
  en: 'Goal',
} as Message<never>;

export const meaning_goal = {
  fr: 'Trois cases de chaque côté. On y entre chez l’adversaire avec la balle seulement, et c’est un but ; personne n’y finit son tour.',
  en: 'Three cells on each side. An opposing one is entered with the ball only, and that is a goal; nobody ends a turn on one.',
} as Message<never>;

export const term_void_repeated = {
  fr: 'Manche nulle',
  en: 'Void round',
} as Message<never>;

export const meaning_void_repeated = {
  fr: 'Une position revenue trois fois, ou deux cents tours sans but : on recommence, l’autre équipe engage. Trois de suite finissent le match.',
  en: 'A position that comes up three times, or two hundred turns without a goal: start again, the other team kicks off. Three in a row end the match.',
} as Message<never>;

export const term_playballer = {
  fr: 'Playballer',
  en: 'Playballer',
} as Message<never>;

export const meaning_playballer = {
  fr: 'Une des trois pièces d’une équipe. Elle marche, saute, porte la balle et la passe.',
  en: 'One of the three pieces of a team. It steps, jumps, carries the ball and passes it.',
} as Message<never>;

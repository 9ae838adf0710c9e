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

export const aim_title = {
  fr: 'But du jeu',
  en: 'Aim',
} as Message<never>;

export const aim = {
  fr: 'Deux équipes de {team} playballers, une balle au centre. Vous marquez en arrivant avec la balle sur un en-but adverse. {goals} buts gagnent ; en mode expert, deux buts de suite. Après un but, tout le monde revient à sa place.',
  en: 'Two teams of {team} playballers, a ball in the centre. You score by arriving with the ball on an opposing goal cell. {goals} goals win; in expert mode two in a row. After a goal everybody goes back to the start.',
} as Message<'team' | 'goals'>;

export const turn_title = {
  fr: 'Votre tour : {moves} mouvements au plus, passes libres',
  en: 'Your turn: up to {moves} moves, passes free',
} as Message<'moves'>;

export const step = {
  fr: 'pas',
  en: 'step',
} as Message<never>;

export const step_does = {
  fr: 'une case voisine sans playballer',
  en: 'to a neighbouring cell without a playballer',
} as Message<never>;

export const jump = {
  fr: 'saut',
  en: 'jump',
} as Message<never>;

export const jump_does = {
  fr: 'par-dessus toute une file de playballers, jusqu’à la première case libre',
  en: 'over a whole line of playballers, to the first free cell',
} as Message<never>;

export const bounce = {
  fr: 'rebond',
  en: 'bounce',
} as Message<never>;

export const bounce_does = {
  fr: 'si la file touche le bord, on revient sur sa case ; c’est un mouvement',
  en: 'if the line reaches the edge you come back to your cell; it is a move',
} as Message<never>;

export const ball = {
  fr: 'balle',
  en: 'ball',
} as Message<never>;

export const ball_does = {
  fr: 'on la prend en arrivant sur elle, ou en sautant (ou rebondissant) par-dessus son porteur',
  en: 'you take it by arriving on it, or by jumping (or bouncing) over its carrier',
} as Message<never>;

export const pass = {
  fr: 'passe',
  en: 'pass',
} as Message<never>;

export const pass_does = {
  fr: 'à un de vos playballers sur la même ligne, à toute distance, sans adversaire entre eux ; ce n’est pas un mouvement',
  en: 'to a playballer of yours on the same line, at any distance, with no opponent between; not a move',
} as Message<never>;

export const mind_title = {
  fr: 'À retenir',
  en: 'Remember',
} as Message<never>;

export const mind_goals = {
  fr: 'On n’entre dans un en-but adverse qu’avec la balle, et personne ne finit son tour sur une case marquée d’un point. Votre propre en-but se traverse, sans marquer.',
  en: 'Nobody enters an opposing goal cell without the ball, and nobody ends a turn on a dotted cell. Your own goal cells may be crossed; that scores nothing.',
} as Message<never>;

export const mind_change = {
  fr: 'Le tour doit changer quelque chose : vos cases ou celle de la balle.',
  en: 'A turn must change something: your cells or the ball’s.',
} as Message<never>;

export const mind_void = {
  fr: 'La même position {times} fois, ou {turns} tours sans but : manche nulle, l’autre équipe engage. {voids} de suite finissent le match.',
  en: 'The same position {times} times, or {turns} turns without a goal: the round is void, the other team begins. {voids} in a row end the match.',
} as Message<'times' | 'turns' | 'voids'>;

export const board_says = {
  fr: 'Les rouges (A) commencent sur les cercles du bas, les bleus (B) sur ceux du haut, la balle sur l’anneau du centre. Les cases marquées d’un point sont les en-buts.',
  en: 'Reds (A) start on the rings at the bottom, blues (B) on those at the top, the ball on the ring in the centre. Dotted cells are the goals.',
} as Message<never>;

export const begins = {
  fr: 'Le plus jeune engage la première manche, puis l’équipe qui vient d’encaisser. Le premier tour de chaque manche n’a que {moves} mouvements.',
  en: 'The youngest begins the first round, then the team that has just conceded. The first turn of each round has {moves} moves only.',
} as Message<'moves'>;

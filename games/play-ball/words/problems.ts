// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const form = {
  fr: '« {given} » n’est pas une position. Une position s’écrit A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2.',
  en: '"{given}" is not a position. A position is written A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2.',
} as Message<'given'>;

export const field = {
  fr: 'Terrain inconnu « {given} ». Terrains : {known}.',
  en: 'Unknown field "{given}". Fields: {known}.',
} as Message<'given' | 'known'>;

export const cell = {
  fr: 'Il n’y a pas de case {given} sur ce terrain ({field}).',
  en: 'There is no cell {given} on this field ({field}).',
} as Message<'given' | 'field'>;

export const teams = {
  fr: 'Chaque équipe a {count} playballers, chacun sur sa case.',
  en: 'Each team has {count} playballers, each on a cell of its own.',
} as Message<'count'>;

export const misplaced = {
  fr: 'Aucun playballer ne peut se trouver en {cell} à ce moment du jeu : la case est marquée d’un point.',
  en: 'No playballer can stand on {cell} at this point of the game: the cell is dotted.',
} as Message<'cell'>;

export const stuck = {
  fr: 'Dans cette position, l’équipe qui doit jouer ne peut ni marquer ni finir son tour : elle perd la manche sans jouer.',
  en: 'In this position the team to play can neither score nor end its turn: it loses the round without playing.',
} as Message<never>;

export const bad_part = {
  fr: '« {given} » n’est pas une action. On écrit c2-c3 pour un pas, c6xc3 pour un saut, c8x(c9) pour un rebond, c4>b2 pour une passe.',
  en: '"{given}" is not an action. Write c2-c3 for a step, c6xc3 for a jump, c8x(c9) for a bounce, c4>b2 for a pass.',
} as Message<'given'>;

export const unknown_cell = {
  fr: 'Il n’y a pas de case {given} sur ce terrain.',
  en: 'There is no cell {given} on this field.',
} as Message<'given'>;

export const round_over = {
  fr: 'Le but est marqué : rien ne peut suivre.',
  en: 'The goal is scored: nothing can follow.',
} as Message<never>;

export const no_moves_left = {
  fr: 'Les mouvements de ce tour sont épuisés ; il ne reste que des passes.',
  en: 'The moves of this turn are used up; only passes are left.',
} as Message<never>;

export const not_yours = {
  fr: 'Aucun de vos playballers n’est en {from}.',
  en: 'None of your playballers stands on {from}.',
} as Message<'from'>;

export const not_adjacent = {
  fr: 'Un pas mène à une case voisine : {from} et {to} ne se touchent pas.',
  en: 'A step goes to an adjacent cell: {from} and {to} do not touch.',
} as Message<'from' | 'to'>;

export const occupied = {
  fr: 'Il y a déjà un playballer en {to} : on saute par-dessus.',
  en: 'A playballer stands on {to}: jump over it.',
} as Message<'to'>;

export const not_in_line = {
  fr: '{from} et {to} ne sont pas sur une même ligne de cases.',
  en: '{from} and {to} are not on one straight line of cells.',
} as Message<'from' | 'to'>;

export const nothing_to_jump = {
  fr: 'Il n’y a personne à côté de {from} dans cette direction : on ne saute que par-dessus un playballer voisin.',
  en: 'Nobody is next to {from} in that direction: a jump goes over an adjacent playballer.',
} as Message<'from'>;

export const lands_elsewhere = {
  fr: 'Ce saut mène à la première case libre : {lands}, pas {to}.',
  en: 'That jump goes to the first free cell: {lands}, not {to}.',
} as Message<'lands' | 'to'>;

export const is_a_bounce = {
  fr: 'La file va jusqu’au bord : c’est un rebond, {expected}.',
  en: 'There is no free cell in that direction: it is a bounce, {expected}.',
} as Message<'expected'>;

export const is_a_jump = {
  fr: 'Il y a une case libre derrière : c’est un saut, {expected}.',
  en: 'There is a free cell behind: it is a jump, {expected}.',
} as Message<'expected'>;

export const goal_without_ball = {
  fr: 'Sans la balle, on n’entre pas dans un en-but adverse ({to}).',
  en: 'Without the ball nobody enters an opposing goal ({to}).',
} as Message<'to'>;

export const not_the_carrier = {
  fr: 'Le playballer en {from} n’a pas la balle.',
  en: 'The playballer on {from} does not have the ball.',
} as Message<'from'>;

export const not_a_team_mate = {
  fr: 'On passe à un de ses playballers ; il n’y en a pas en {to}.',
  en: 'A pass goes to a playballer of yours; there is none on {to}.',
} as Message<'to'>;

export const opponent_between = {
  fr: 'Un adversaire coupe la ligne entre {from} et {to}.',
  en: 'An opponent is in the way between {from} and {to}.',
} as Message<'from' | 'to'>;

export const pass_repeats = {
  fr: 'La balle a déjà été en {to} depuis le dernier mouvement : on ne passe pas en rond.',
  en: 'The ball has been on {to} since the last move already: passes do not go in circles.',
} as Message<'to'>;

export const ends_on_point = {
  fr: 'Vous finiriez votre tour sur une case d’en-but ou marquée d’un point ({cells}).',
  en: 'You would end your turn on a goal cell or a dotted cell ({cells}).',
} as Message<'cells'>;

export const changes_nothing = {
  fr: 'Votre tour ne changerait rien : il faut déplacer un playballer ou la balle.',
  en: 'Your turn would change nothing: a playballer or the ball must move.',
} as Message<never>;

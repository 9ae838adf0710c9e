// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const bad_position = {
  fr: '« {given} » n’est pas une position. Une position s’écrit : côté du plateau, place qui joue, puis les cases des poules, des renards et des vipères, les prisonniers avec une étoile.',
  en: '"{given}" is not a position. A position is: side of the board, seat to move, then the cells of the chicks, the foxes and the snakes, prisoners with a star.',
} as Message<'given'>;

export const unknown_board = {
  fr: 'Il n’y a pas de plateau de côté {given}. Côtés : {known}.',
  en: 'There is no board of side {given}. Sides: {known}.',
} as Message<'given' | 'known'>;

export const bad_pawns = {
  fr: 'Chaque couleur a {count} pions, chacun sur sa case, ou aucun avant sa mise en place.',
  en: 'Each colour has {count} pawns, each on a cell of its own, or none before its setup.',
} as Message<'count'>;

export const bad_setup_order = {
  fr: 'Les couleurs se mettent en place dans l’ordre du jeu, et celle dont c’est le tour n’a pas encore de pions.',
  en: 'The colours set up in order of play, and the one whose turn it is has no pawns yet.',
} as Message<never>;

export const set_up_outside = {
  fr: 'Avant la fin de la mise en place, les pions sont libres et dans leur camp ({cell}).',
  en: 'Before the setup is over, pawns are free and in their camp ({cell}).',
} as Message<'cell'>;

export const misplaced_prisoner = {
  fr: 'Un prisonnier est gardé dans le camp de son chasseur : {cell} n’en fait pas partie.',
  en: 'A prisoner is held in the camp of its hunter: {cell} is not in it.',
} as Message<'cell'>;

export const won_twice = {
  fr: 'Deux couleurs ne peuvent pas avoir gagné toutes les deux.',
  en: 'Two colours cannot both have won.',
} as Message<never>;

export const unknown_cell = {
  fr: 'Il n’y a pas de case {given} sur ce plateau.',
  en: 'There is no cell {given} on this board.',
} as Message<'given'>;

export const not_in_camp = {
  fr: '{cell} n’est pas dans votre camp.',
  en: '{cell} is not in your camp.',
} as Message<'cell'>;

export const cell_twice = {
  fr: '{cell} est déjà choisie.',
  en: '{cell} is chosen already.',
} as Message<'cell'>;

export const set_up_full = {
  fr: 'Vos {count} pions sont déjà placés.',
  en: 'Your {count} pawns are placed already.',
} as Message<'count'>;

export const set_up_short = {
  fr: 'Placez vos {count} pions dans votre camp ; il en manque {missing}.',
  en: 'Place your {count} pawns in your camp; {missing} missing.',
} as Message<'count' | 'missing'>;

export const bad_leg = {
  fr: '« {given} » n’est pas un déplacement. On écrit 5:e11-e6 (dé, départ, arrivée), 5:e11xe8(g12) pour une capture, 5:e11+k3(e11 f12) pour une libération.',
  en: '"{given}" is not a move. Write 5:e11-e6 (die, from, to), 5:e11xe8(g12) for a capture, 5:e11+k3(e11 f12) for a release.',
} as Message<'given'>;

export const no_leg_yet = {
  fr: 'Il faut faire au moins un déplacement.',
  en: 'At least one move must be made.',
} as Message<never>;

export const second_leg_due = {
  fr: 'Il faut jouer aussi le second dé : un déplacement est encore possible.',
  en: 'Play the second die too: there is a move left.',
} as Message<never>;

export const turn_over = {
  fr: 'Le tour est fini : rien ne peut suivre.',
  en: 'The turn is over: nothing can follow.',
} as Message<never>;

export const one_leg_only = {
  fr: 'Départ en douceur : le premier tour du match n’a qu’un déplacement.',
  en: 'Gentle start: the first turn of the match has one move only.',
} as Message<never>;

export const won_already = {
  fr: 'Cette capture gagne le match : rien ne peut suivre.',
  en: 'That capture wins the match: nothing can follow.',
} as Message<never>;

export const no_such_die = {
  fr: 'Il ne reste pas de {die} à jouer. Dés restants : {left}.',
  en: 'There is no {die} left to use. Dice left: {left}.',
} as Message<'die' | 'left'>;

export const no_pawn = {
  fr: 'Aucun de vos pions libres n’est en {from}.',
  en: 'None of your free pawns stands on {from}.',
} as Message<'from'>;

export const prisoner = {
  fr: 'Le pion en {from} est prisonnier : il ne bouge pas.',
  en: 'The pawn on {from} is a prisoner: it does not move.',
} as Message<'from'>;

export const has_acted = {
  fr: 'Le pion en {from} a capturé ou libéré à ce tour : il ne bouge plus.',
  en: 'The pawn on {from} made a capture or a release this turn: it moves no more.',
} as Message<'from'>;

export const not_in_line = {
  fr: '{from} et {to} ne sont pas sur une même ligne de cases.',
  en: '{from} and {to} are not on one straight line of cells.',
} as Message<'from' | 'to'>;

export const too_far = {
  fr: 'De {from} à {to} il y a {distance} cases ; le dé montre {die}.',
  en: 'From {from} to {to} it is {distance} cells; the die shows {die}.',
} as Message<'from' | 'to' | 'distance' | 'die'>;

export const too_near = {
  fr: 'Un déplacement simple compte exactement {die} cases ; de {from} à {to} il y en a {distance}.',
  en: 'A plain move is exactly {die} cells; from {from} to {to} it is {distance}.',
} as Message<'die' | 'from' | 'to' | 'distance'>;

export const in_the_way = {
  fr: 'Un pion barre le chemin en {cell} : on ne saute pas.',
  en: 'A pawn is in the way on {cell}: nobody jumps.',
} as Message<'cell'>;

export const own_camp = {
  fr: 'Un pion sorti ne rentre pas dans son camp et ne le traverse pas ({cell}).',
  en: 'A pawn that has left may not enter or cross its own camp ({cell}).',
} as Message<'cell'>;

export const not_prey = {
  fr: 'On ne capture qu’un pion libre de sa proie ; il n’y en a pas en {to}.',
  en: 'Only a free pawn of the prey is captured; there is none on {to}.',
} as Message<'to'>;

export const no_prisoner = {
  fr: 'Aucun de vos pions n’est prisonnier en {to}.',
  en: 'None of your pawns is a prisoner on {to}.',
} as Message<'to'>;

export const is_a_capture = {
  fr: 'Il y a une proie en {to} : c’est une capture, {from}x{to} avec la case du prisonnier.',
  en: 'Prey stands on {to}: it is a capture, {from}x{to} with the prisoner’s cell.',
} as Message<'to' | 'from'>;

export const is_a_release = {
  fr: 'Un de vos pions est prisonnier en {to} : c’est une libération, {from}+{to} avec deux cases de votre camp.',
  en: 'A pawn of yours is held on {to}: it is a release, {from}+{to} with two cells of your camp.',
} as Message<'to' | 'from'>;

export const no_room = {
  fr: 'Il n’y a pas assez de cases libres dans votre camp.',
  en: 'There are not enough empty cells in your camp.',
} as Message<never>;

export const bad_place = {
  fr: 'On choisit {count, plural, =0 {aucune case} =1 {une case libre} other {# cases libres différentes}} de son camp : {allowed}.',
  en: 'Choose {count, plural, =0 {no cell} =1 {one empty cell} other {# different empty cells}} of your camp: {allowed}.',
} as Message<'count' | 'allowed'>;

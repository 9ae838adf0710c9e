import { type Refused, refuse, type Values, type Words } from '@pocket-stadium/kernel';

/** Why a position, a setup, a leg or the end of a turn is refused. The keys are the codes. */
export const PROBLEMS = {
  'bad-position': {
    fr: '« {given} » n’est pas une position. Une position s’écrit : côté du plateau, place qui joue, puis les cases des poules, des renards et des vipères, les prisonniers avec une étoile.',
    en: '"{given}" is not a position. A position is: side of the board, seat to move, then the cells of the chicks, the foxes and the snakes, prisoners with a star.',
  },
  'unknown-board': {
    fr: 'Il n’y a pas de plateau de côté {given}. Côtés : {known}.',
    en: 'There is no board of side {given}. Sides: {known}.',
  },
  'bad-pawns': {
    fr: 'Chaque couleur a {count} pions, chacun sur sa case, ou aucun avant sa mise en place.',
    en: 'Each colour has {count} pawns, each on a cell of its own, or none before its setup.',
  },
  'bad-setup-order': {
    fr: 'Les couleurs se mettent en place dans l’ordre du jeu, et celle dont c’est le tour n’a pas encore de pions.',
    en: 'The colours set up in order of play, and the one whose turn it is has no pawns yet.',
  },
  'set-up-outside': {
    fr: 'Avant la fin de la mise en place, les pions sont libres et dans leur camp ({cell}).',
    en: 'Before the setup is over, pawns are free and in their camp ({cell}).',
  },
  'misplaced-prisoner': {
    fr: 'Un prisonnier est gardé dans le camp de son chasseur : {cell} n’en fait pas partie.',
    en: 'A prisoner is held in the camp of its hunter: {cell} is not in it.',
  },
  'won-twice': { fr: 'Deux couleurs ne peuvent pas avoir gagné toutes les deux.', en: 'Two colours cannot both have won.' },
  'unknown-cell': { fr: 'Il n’y a pas de case {given} sur ce plateau.', en: 'There is no cell {given} on this board.' },

  'not-in-camp': { fr: '{cell} n’est pas dans votre camp.', en: '{cell} is not in your camp.' },
  'cell-twice': { fr: '{cell} est déjà choisie.', en: '{cell} is chosen already.' },
  'set-up-full': { fr: 'Vos {count} pions sont déjà placés.', en: 'Your {count} pawns are placed already.' },
  'set-up-short': {
    fr: 'Placez vos {count} pions dans votre camp ; il en manque {missing}.',
    en: 'Place your {count} pawns in your camp; {missing} missing.',
  },

  'bad-leg': {
    fr: '« {given} » n’est pas un déplacement. On écrit 5:e11-e6 (dé, départ, arrivée), 5:e11xe8(g12) pour une capture, 5:e11+k3(e11 f12) pour une libération.',
    en: '"{given}" is not a leg. Write 5:e11-e6 (die, from, to), 5:e11xe8(g12) for a capture, 5:e11+k3(e11 f12) for a release.',
  },
  'no-leg-yet': { fr: 'Il faut faire au moins un déplacement.', en: 'At least one leg must be made.' },
  'turn-over': { fr: 'Le tour est fini : rien ne peut suivre.', en: 'The turn is over: nothing can follow.' },
  'one-leg-only': {
    fr: 'Départ en douceur : le premier tour de la partie n’a qu’un déplacement.',
    en: 'Kind start: the first turn of the game has one leg only.',
  },
  'won-already': { fr: 'Cette capture gagne la partie : rien ne peut suivre.', en: 'That capture wins the game: nothing can follow.' },
  'no-such-die': {
    fr: 'Il ne reste pas de {die} à jouer. Dés restants : {left}.',
    en: 'There is no {die} left to use. Dice left: {left}.',
  },
  'no-pawn': { fr: 'Aucun de vos pions libres n’est en {from}.', en: 'None of your free pawns stands on {from}.' },
  prisoner: { fr: 'Le pion en {from} est prisonnier : il ne bouge pas.', en: 'The pawn on {from} is a prisoner: it does not move.' },
  'has-acted': {
    fr: 'Le pion en {from} a capturé ou libéré à ce tour : il ne bouge plus.',
    en: 'The pawn on {from} made a capture or a release this turn: it moves no more.',
  },
  'not-in-line': {
    fr: '{from} et {to} ne sont pas sur une même ligne de cases.',
    en: '{from} and {to} are not on one straight line of cells.',
  },
  'too-far': {
    fr: 'De {from} à {to} il y a {distance} cases ; le dé montre {die}.',
    en: 'From {from} to {to} it is {distance} cells; the die shows {die}.',
  },
  'too-near': {
    fr: 'Un déplacement simple compte exactement {die} cases ; de {from} à {to} il y en a {distance}.',
    en: 'A plain leg is exactly {die} cells; from {from} to {to} it is {distance}.',
  },
  'in-the-way': { fr: 'Un pion barre le chemin en {cell} : on ne saute pas.', en: 'A pawn is in the way on {cell}: nobody jumps.' },
  'own-camp': {
    fr: 'Un pion sorti ne rentre pas dans son camp et ne le traverse pas ({cell}).',
    en: 'A pawn that has left may not enter or cross its own camp ({cell}).',
  },
  'not-prey': {
    fr: 'On ne capture qu’un pion libre de sa proie ; il n’y en a pas en {to}.',
    en: 'Only a free pawn of the prey is captured; there is none on {to}.',
  },
  'no-prisoner': { fr: 'Aucun de vos pions n’est prisonnier en {to}.', en: 'None of your pawns is a prisoner on {to}.' },
  'is-a-capture': {
    fr: 'Il y a une proie en {to} : c’est une capture, {from}x{to} avec la case du prisonnier.',
    en: 'Prey stands on {to}: it is a capture, {from}x{to} with the prisoner’s cell.',
  },
  'is-a-release': {
    fr: 'Un de vos pions est prisonnier en {to} : c’est une libération, {from}+{to} avec deux cases de votre camp.',
    en: 'A pawn of yours is held on {to}: it is a release, {from}+{to} with two cells of your camp.',
  },
  'no-room': {
    fr: 'Il n’y a pas assez de cases libres dans votre camp.',
    en: 'There are not enough empty cells in your camp.',
  },
  'bad-place': {
    fr: 'On choisit {count, plural, =0 {aucune case} =1 {une case libre} other {# cases libres différentes}} de son camp : {allowed}.',
    en: 'Choose {count, plural, =0 {no cell} =1 {one empty cell} other {# different empty cells}} of your camp: {allowed}.',
  },
} as const satisfies Record<string, Words>;

export type ProblemCode = keyof typeof PROBLEMS;

export function problem(code: ProblemCode, values: Values = {}): Refused {
  return refuse(code, PROBLEMS[code], values);
}

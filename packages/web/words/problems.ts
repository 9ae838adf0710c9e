// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Problèmes',
  en: 'Problems',
} as Message<never>;

export const proved = {
  fr: 'Chaque réponse est prouvée par le calcul.',
  en: 'Each answer is proved by calculation.',
} as Message<never>;

export const estimated = {
  fr: 'Les réponses sont des estimations, faites en jouant la suite de nombreuses fois.',
  en: 'The answers are estimates, made by playing on many times.',
} as Message<never>;

export const opponent = {
  fr: 'Adversaire',
  en: 'Opponent',
} as Message<never>;

export const opponent_2 = {
  fr: 'Adversaire 2',
  en: 'Opponent 2',
} as Message<never>;

export const number = {
  fr: 'Problème {number}',
  en: 'Problem {number}',
} as Message<'number'>;

export const grade = {
  fr: 'Difficulté',
  en: 'Difficulty',
} as Message<never>;

export const grade_any = {
  fr: 'Toutes',
  en: 'Any',
} as Message<never>;

export const grade_1 = {
  fr: 'Facile',
  en: 'Easy',
} as Message<never>;

export const grade_2 = {
  fr: 'Moyen',
  en: 'Medium',
} as Message<never>;

export const grade_3 = {
  fr: 'Difficile',
  en: 'Hard',
} as Message<never>;

export const solved_of = {
  fr: '{solved} sur {all} résolus.',
  en: '{solved} of {all} solved.',
} as Message<'solved' | 'all'>;

export const all_solved = {
  fr: 'Vous les avez tous résolus. Ils reviennent depuis le début.',
  en: 'You have solved them all. They start again from the first.',
} as Message<never>;

export const right = {
  fr: 'C’est juste !',
  en: 'That is right!',
} as Message<never>;

export const right_only = {
  fr: 'C’est juste ! C’était le seul bon choix.',
  en: 'That is right! It was the only good choice.',
} as Message<never>;

export const wrong = {
  fr: 'Ce n’est pas le meilleur choix.',
  en: 'That is not the best choice.',
} as Message<never>;

export const wrong_turn = {
  fr: 'Ce tour perd. Essayez encore.',
  en: 'This turn loses. Try again.',
} as Message<never>;

export const wrong_again = {
  fr: 'Il y a mieux. Essayez encore.',
  en: 'There is a better choice. Try again.',
} as Message<never>;

export const answer = {
  fr: 'La réponse',
  en: 'The answer',
} as Message<never>;

export const shown = {
  fr: 'Voici la réponse.',
  en: 'Here is the answer.',
} as Message<never>;

export const show = {
  fr: 'Montrer la réponse',
  en: 'Show the answer',
} as Message<never>;

export const next = {
  fr: 'Problème suivant',
  en: 'Next problem',
} as Message<never>;

export const chances = {
  fr: 'Vos chances de gagner après chaque choix',
  en: 'Your chances of winning after each choice',
} as Message<never>;

export const others = {
  fr: 'tout autre choix',
  en: 'any other choice',
} as Message<never>;

export const others_worse = {
  fr: 'les autres choix, moins bons',
  en: 'the other choices, not as good',
} as Message<never>;

export const wins = {
  fr: 'gagne à coup sûr',
  en: 'wins for certain',
} as Message<never>;

export const draws = {
  fr: 'tient le nul',
  en: 'holds a draw',
} as Message<never>;

export const loses = {
  fr: 'perd',
  en: 'loses',
} as Message<never>;

export const your_choice = {
  fr: 'votre choix',
  en: 'your choice',
} as Message<never>;

export const best = {
  fr: 'le meilleur',
  en: 'the best',
} as Message<never>;

export const book = {
  fr: 'Voir tous les tours dans le livre',
  en: 'See every turn in the book',
} as Message<never>;

export const day_title = {
  fr: 'Le problème du jour',
  en: 'The problem of the day',
} as Message<never>;

export const practise = {
  fr: 'S’exercer',
  en: 'Practise',
} as Message<never>;

export const play_run = {
  fr: 'Trois minutes ou trois erreurs',
  en: 'Three minutes or three mistakes',
} as Message<never>;

export const day_none = {
  fr: 'Il n’y a pas de problème pour ce jour.',
  en: 'There is no problem for this day.',
} as Message<never>;

export const tries = {
  fr: '{tries, plural, one {# essai} other {# essais}}',
  en: '{tries, plural, one {# try} other {# tries}}',
} as Message<'tries'>;

export const share_text = {
  fr: '{game}, {day} : {tries}',
  en: '{game}, {day}: {tries}',
} as Message<'game' | 'day' | 'tries'>;

export const share_shown = {
  fr: '{game}, {day} : réponse regardée',
  en: '{game}, {day}: looked up',
} as Message<'game' | 'day'>;

export const share = {
  fr: 'Envoyer',
  en: 'Share',
} as Message<never>;

export const copy = {
  fr: 'Copier',
  en: 'Copy',
} as Message<never>;

export const copied = {
  fr: 'Copié.',
  en: 'Copied.',
} as Message<never>;

export const picture = {
  fr: 'L’image',
  en: 'Picture',
} as Message<never>;

export const picture_made = {
  fr: 'L’image est prête.',
  en: 'The picture is ready.',
} as Message<never>;

export const share_label = {
  fr: 'Votre résultat, sans la réponse',
  en: 'Your result, without the answer',
} as Message<never>;

export const run_title = {
  fr: 'Trois minutes',
  en: 'Three minutes',
} as Message<never>;

export const run_intro = {
  fr: 'Résolvez autant de problèmes que possible. Après trois minutes ou trois erreurs, c’est fini.',
  en: 'Solve as many problems as you can. After three minutes or three mistakes it is over.',
} as Message<never>;

export const run_start = {
  fr: 'Commencer',
  en: 'Start',
} as Message<never>;

export const run_again = {
  fr: 'Recommencer',
  en: 'Again',
} as Message<never>;

export const run_left = {
  fr: '{minutes}:{seconds}',
  en: '{minutes}:{seconds}',
} as Message<'minutes' | 'seconds'>;

export const run_time = {
  fr: 'Temps qui reste',
  en: 'Time left',
} as Message<never>;

export const run_found = {
  fr: 'Résolus : {solved}',
  en: 'Solved: {solved}',
} as Message<'solved'>;

export const run_mistakes = {
  fr: 'Erreurs : {mistakes} sur {most}',
  en: 'Mistakes: {mistakes} of {most}',
} as Message<'mistakes' | 'most'>;

export const run_wrong = {
  fr: 'Raté. Le meilleur choix était : {move}.',
  en: 'Not quite. The best choice was: {move}.',
} as Message<'move'>;

export const run_over = {
  fr: '{solved, plural, =0 {Aucun problème résolu} one {# problème résolu} other {# problèmes résolus}}.',
  en: '{solved, plural, =0 {No problem solved} one {# problem solved} other {# problems solved}}.',
} as Message<'solved'>;

export const run_best = {
  fr: 'Votre record : {best}.',
  en: 'Your best: {best}.',
} as Message<'best'>;

export const run_record = {
  fr: 'C’est votre record !',
  en: 'That is your best yet!',
} as Message<never>;

export const day_solved = {
  fr: '{day} : résolu',
  en: '{day}: solved',
} as Message<'day'>;

export const day_open = {
  fr: '{day} : à résoudre',
  en: '{day}: to be solved',
} as Message<'day'>;

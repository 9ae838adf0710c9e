// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const problem_summary = {
  fr: 'un problème à résoudre : celui du jour, ou l’un d’un jeu',
  en: 'a problem to solve: that of the day, or one of a game',
} as Message<never>;

export const run_summary = {
  fr: 'autant de problèmes que possible en trois minutes, ou jusqu’à trois erreurs',
  en: 'as many problems as you can in three minutes, or until three mistakes',
} as Message<never>;

export const game_optional = {
  fr: 'un jeu ; sans lui, le problème du jour',
  en: 'a game; without one, the problem of the day',
} as Message<never>;

export const date = {
  fr: 'le problème d’un autre jour, comme 2026-11-16',
  en: 'the problem of another day, as 2026-11-16',
} as Message<never>;

export const number = {
  fr: 'ce numéro de la liste du jeu',
  en: 'this number of the game’s list',
} as Message<never>;

export const json = {
  fr: 'le problème et ses réponses, en JSON',
  en: 'the problem and its answers, as JSON',
} as Message<never>;

export const no_day = {
  fr: 'Il n’y a pas de problème pour ce jour : {date}',
  en: 'There is no problem for this day: {date}',
} as Message<'date'>;

export const no_problems = {
  fr: '{game} n’a pas de problèmes. Ces jeux en ont : {known}.',
  en: '{game} has no problems. These games have some: {known}.',
} as Message<'game' | 'known'>;

export const no_number = {
  fr: 'La liste va de 1 à {count}.',
  en: 'The list goes from 1 to {count}.',
} as Message<'count'>;

export const head = {
  fr: '{game}, problème {number} · {motif} ({grade} sur 3)',
  en: '{game}, problem {number} · {motif} ({grade} of 3)',
} as Message<'game' | 'number' | 'motif' | 'grade'>;

export const opponent = {
  fr: 'Adversaire',
  en: 'Opponent',
} as Message<never>;

export const answer = {
  fr: 'Votre choix (Entrée pour la réponse) > ',
  en: 'Your choice (Enter for the answer) > ',
} as Message<never>;

export const not_legal = {
  fr: '{given} ne se joue pas ici.',
  en: '{given} cannot be played here.',
} as Message<'given'>;

export const right = {
  fr: 'C’est juste ! {tries, plural, one {# essai} other {# essais}}.',
  en: 'That is right! {tries, plural, one {# try} other {# tries}}.',
} as Message<'tries'>;

export const wrong = {
  fr: 'Ce n’est pas le meilleur choix.',
  en: 'That is not the best choice.',
} as Message<never>;

export const again = {
  fr: 'Il y a mieux. Essayez encore.',
  en: 'There is a better choice. Try again.',
} as Message<never>;

export const chance = {
  fr: '{chance} %',
  en: '{chance}%',
} as Message<'chance'>;

export const others = {
  fr: 'tout autre choix',
  en: 'any other choice',
} as Message<never>;

export const result = {
  fr: '{game}, {date} : {tries, plural, one {# essai} other {# essais}}',
  en: '{game}, {date}: {tries, plural, one {# try} other {# tries}}',
} as Message<'game' | 'date' | 'tries'>;

export const run_left = {
  fr: '{seconds, plural, one {Encore # seconde} other {Encore # secondes}} · résolus : {solved} · erreurs : {mistakes} sur {most}',
  en: '{seconds, plural, one {# second} other {# seconds}} left · solved: {solved} · mistakes: {mistakes} of {most}',
} as Message<'seconds' | 'solved' | 'mistakes' | 'most'>;

export const run_over = {
  fr: '{solved, plural, =0 {Aucun problème résolu} one {# problème résolu} other {# problèmes résolus}}.',
  en: '{solved, plural, =0 {No problem solved} one {# problem solved} other {# problems solved}}.',
} as Message<'solved'>;

export const date_alone = {
  fr: '--date demande le problème du jour, donc aucun jeu ne le suit : enlevez « {game} » ou --date.',
  en: '--date asks for the problem of a day, so no game goes with it: leave out {game} or --date.',
} as Message<'game'>;

export const number_of = {
  fr: '--number compte dans la liste d’un jeu : nommez-le, par exemple « stadium problem {game} --number {number} ».',
  en: '--number counts in the list of a game: name one, as in “stadium problem {game} --number {number}”.',
} as Message<'game' | 'number'>;

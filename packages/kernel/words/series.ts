// Written by `npm run words` from fr.json, en.json.
import type { Message } from '../src/words.ts';

export const best_of = {
  fr: 'Au meilleur des {best} matchs',
  en: 'Best of {best}',
} as Message<'best'>;

export const number_of = {
  fr: 'Série de {games, plural, one {# match} other {# matchs}}',
  en: 'Series of {games, plural, one {# game} other {# games}}',
} as Message<'games'>;

export const side_score = {
  fr: '{side} {count}',
  en: '{side} {count}',
} as Message<'side' | 'count'>;

export const under_way = {
  fr: '{plan}, match {game} : {score}',
  en: '{plan}, game {game}: {score}',
} as Message<'plan' | 'game' | 'score'>;

export const over = {
  fr: '{plan} : {score}. {end}',
  en: '{plan}: {score}. {end}',
} as Message<'plan' | 'score' | 'end'>;

export const won = {
  fr: '{winner, select, you {Vous gagnez la série !} other {Série gagnée par {winner} !}}',
  en: '{winner, select, you {You win the series!} other {The series goes to {winner}!}}',
} as Message<'winner'>;

export const drawn = {
  fr: 'Série à égalité.',
  en: 'The series is level.',
} as Message<never>;

export const bad = {
  fr: 'Cette série n’existe pas. À deux camps : au meilleur de 3, 5 ou 7 matchs, ou un nombre de matchs de 1 à 99 ; à trois et plus, un nombre de matchs.',
  en: 'There is no such series. With two sides: best of 3, 5 or 7 games, or a number of games from 1 to 99; with three and more, a number of games.',
} as Message<never>;

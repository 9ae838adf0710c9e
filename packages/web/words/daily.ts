// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Le match du jour',
  en: 'The match of the day',
} as Message<never>;

export const none = {
  fr: 'Il n’y a pas de match pour ce jour.',
  en: 'There is no match for this day.',
} as Message<never>;

export const intro = {
  fr: '{game} contre Ida, avec les mêmes dés pour tout le monde. Seuls vos choix font la différence.',
  en: '{game} against Ida, with the same dice for everybody. Your choices are all that differs.',
} as Message<'game'>;

export const honest = {
  fr: 'On peut calculer les dés d’avance. Mais on ne trompe alors que soi-même.',
  en: 'The dice can be worked out ahead. But that is cheating only yourself.',
} as Message<never>;

export const play = {
  fr: 'Jouer le match du jour',
  en: 'Play the match of the day',
} as Message<never>;

export const go_on = {
  fr: 'Reprendre le match',
  en: 'Back to the match',
} as Message<never>;

export const friend = {
  fr: '{count, plural, one {Un ami a joué ce match.} other {# amis ont joué ce match.}} Jouez d’abord, vous comparerez ensuite.',
  en: '{count, plural, one {A friend has played this match.} other {# friends have played this match.}} Play first, then compare.',
} as Message<'count'>;

export const not_a_match = {
  fr: 'Ce lien ne mène à aucun match de ce jour.',
  en: 'This link leads to no match of this day.',
} as Message<never>;

export const working = {
  fr: 'Comparaison en cours…',
  en: 'Comparing…',
} as Message<never>;

export const compare = {
  fr: 'La comparaison',
  en: 'How it compares',
} as Message<never>;

export const who = {
  fr: 'Qui',
  en: 'Who',
} as Message<never>;

export const you = {
  fr: 'Vous',
  en: 'You',
} as Message<never>;

export const best = {
  fr: 'Le meilleur jeu',
  en: 'Best play',
} as Message<never>;

export const best_told = {
  fr: 'Le meilleur jeu ne connaît pas les dés non plus : il peut donc perdre ce match-ci. Il ne perd rien par ses choix.',
  en: 'Best play does not know the dice either, so it may lose this very match. Its choices give nothing away.',
} as Message<never>;

export const friend_n = {
  fr: 'Ami {number}',
  en: 'Friend {number}',
} as Message<'number'>;

export const score = {
  fr: 'Score',
  en: 'Score',
} as Message<never>;

export const choices = {
  fr: 'Perdu par les choix',
  en: 'Lost by choices',
} as Message<never>;

export const score_told = {
  fr: '{own} – {other}',
  en: '{own} – {other}',
} as Message<'own' | 'other'>;

export const parting = {
  fr: '{who} : premier choix différent du vôtre, « {other} » au lieu de « {one} ».',
  en: '{who}: first choice unlike yours, “{other}” instead of “{one}”.',
} as Message<'who' | 'other' | 'one'>;

export const same = {
  fr: '{who} : les mêmes choix que vous, du début à la fin.',
  en: '{who}: the same choices as you, from start to end.',
} as Message<'who'>;

export const link = {
  fr: 'Le lien pour vos amis, sans nom',
  en: 'The link for your friends, without a name',
} as Message<never>;

export const share_text = {
  fr: 'Match du jour, {game}, {day} : {own} – {other}, {points} points perdus par les choix',
  en: 'Match of the day, {game}, {day}: {own} – {other}, {points} points lost by choices',
} as Message<'game' | 'day' | 'own' | 'other' | 'points'>;

export const look = {
  fr: 'Revoir le match',
  en: 'Look back',
} as Message<never>;

// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const working = {
  fr: 'On recalcule le match… les chances viennent dans un instant.',
  en: 'Working through the match… the chances come in a moment.',
} as Message<never>;

export const unknown = {
  fr: 'Pour ce jeu, les chances de gagner ne sont pas encore calculées.',
  en: 'For this game the chances of winning are not worked out yet.',
} as Message<never>;

export const failed = {
  fr: 'Le calcul des chances n’a pas abouti. Le match, lui, est là.',
  en: 'The chances could not be worked out. The match itself is here.',
} as Message<never>;

export const replay = {
  fr: 'Le match, pas à pas',
  en: 'The match, step by step',
} as Message<never>;

export const slider = {
  fr: 'Avancer et reculer dans le match',
  en: 'Go forth and back through the match',
} as Message<never>;

export const step = {
  fr: 'Étape {step} sur {of}. {told}',
  en: 'Step {step} of {of}. {told}',
} as Message<'step' | 'of' | 'told'>;

export const first = {
  fr: 'Au début',
  en: 'To the start',
} as Message<never>;

export const back = {
  fr: 'Étape précédente',
  en: 'One step back',
} as Message<never>;

export const forth = {
  fr: 'Étape suivante',
  en: 'One step on',
} as Message<never>;

export const last = {
  fr: 'À la fin',
  en: 'To the end',
} as Message<never>;

export const start = {
  fr: 'Avant le premier coup.',
  en: 'Before the first move.',
} as Message<never>;

export const instead = {
  fr: 'Ce qui aurait été possible.',
  en: 'What would have been possible.',
} as Message<never>;

export const as_played = {
  fr: 'Revenir à ce qui a été joué',
  en: 'Back to what was played',
} as Message<never>;

export const chances = {
  fr: 'Qui allait gagner ?',
  en: 'Who was going to win?',
} as Message<never>;

export const percent = {
  fr: '{value} %',
  en: '{value}%',
} as Message<'value'>;

export const decimal = {
  fr: '{whole},{tenths}',
  en: '{whole}.{tenths}',
} as Message<'whole' | 'tenths'>;

export const chart = {
  fr: 'Chances de gagner à cette étape : {now}',
  en: 'Chances of winning at this step: {now}',
} as Message<'now'>;

export const table = {
  fr: 'La même chose en chiffres, coup par coup',
  en: 'The same in figures, play by play',
} as Message<never>;

export const step_word = {
  fr: 'Étape',
  en: 'Step',
} as Message<never>;

export const what = {
  fr: 'Ce qui s’est passé',
  en: 'What happened',
} as Message<never>;

export const luck_of = {
  fr: 'Dés, pour {name}',
  en: 'Dice, for {name}',
} as Message<'name'>;

export const cost_word = {
  fr: 'Choix',
  en: 'Choice',
} as Message<never>;

export const ended = {
  fr: 'Le match s’arrête là.',
  en: 'The match stops there.',
} as Message<never>;

export const luck_and_choices = {
  fr: 'La chance et les choix',
  en: 'Luck and choices',
} as Message<never>;

export const luck = {
  fr: 'La chance',
  en: 'Luck',
} as Message<never>;

export const points = {
  fr: 'En points : un point vaut une chance sur cent de gagner.',
  en: 'In points: a point is one chance in a hundred to win.',
} as Message<never>;

export const exact = {
  fr: 'Les chances sont calculées exactement, en supposant que chacun joue ensuite au mieux.',
  en: 'The chances are worked out exactly, if everybody plays their best from there.',
} as Message<never>;

export const estimate = {
  fr: 'Les chances sont estimées, à plus ou moins {error}.',
  en: 'The chances are estimates, give or take {error}.',
} as Message<'error'>;

export const dice_gave = {
  fr: 'Les dés ont donné',
  en: 'The dice gave',
} as Message<never>;

export const choices_cost = {
  fr: 'Ses propres choix',
  en: 'Own choices',
} as Message<never>;

export const others_gave = {
  fr: 'Les choix des autres',
  en: 'The choices of others',
} as Message<never>;

export const dear = {
  fr: 'Les choix qui ont coûté',
  en: 'Choices that cost something',
} as Message<never>;

export const none_dear = {
  fr: 'Aucun choix n’a rien coûté : bien joué.',
  en: 'No choice cost anything: well played.',
} as Message<never>;

export const chose = {
  fr: '{name} a choisi « {move} ».',
  en: '{name} chose “{move}”.',
} as Message<'name' | 'move'>;

export const better = {
  fr: '« {move} » valait {points} points de plus.',
  en: '“{move}” was worth {points} points more.',
} as Message<'move' | 'points'>;

export const show_better = {
  fr: 'Montrer mieux',
  en: 'Show better',
} as Message<never>;

export const show_on_board = {
  fr: 'Montrer',
  en: 'Show',
} as Message<never>;

export const go_there = {
  fr: 'Étape {step}',
  en: 'Step {step}',
} as Message<'step'>;

export const at_step = {
  fr: 'Étape {step} :',
  en: 'Step {step}:',
} as Message<'step'>;

export const remarks = {
  fr: 'Buts manqués, buts permis',
  en: 'Goals missed, goals allowed',
} as Message<never>;

export const big_dice = {
  fr: 'Les dés qui ont compté',
  en: 'The dice that counted',
} as Message<never>;

export const helped = {
  fr: '{name} : {points}.',
  en: '{name}: {points}.',
} as Message<'name' | 'points'>;

export const share = {
  fr: 'Garder et partager',
  en: 'Keep and share',
} as Message<never>;

export const picture = {
  fr: 'Image',
  en: 'Picture',
} as Message<never>;

export const send = {
  fr: 'Envoyer l’image',
  en: 'Send the picture',
} as Message<never>;

export const print = {
  fr: 'Imprimer',
  en: 'Print',
} as Message<never>;

export const picture_failed = {
  fr: 'L’image n’a pas pu être faite sur cet appareil.',
  en: 'The picture could not be made on this device.',
} as Message<never>;

export const play_again = {
  fr: 'Jouer encore',
  en: 'Play again',
} as Message<never>;

export const share_only_here = {
  fr: 'Cette partie n’est que sur cet appareil : elle n’a pas de lien. On peut l’envoyer comme image ou comme fichier.',
  en: 'This match is on this device alone, so it has no link. It can be sent as a picture or a file.',
} as Message<never>;

export const sheet = {
  fr: 'Feuille, jusqu’à cette étape',
  en: 'Sheet, up to this step',
} as Message<never>;

export const all_remarks = {
  fr: '{count, plural, one {Tout montrer} other {Tous les #}}',
  en: '{count, plural, one {Show it all} other {All #}}',
} as Message<'count'>;

export const choices = {
  fr: 'Les choix',
  en: 'Choices',
} as Message<never>;

// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const book_open = {
  fr: 'Ouvrir le livre',
  en: 'Open the book',
} as Message<never>;

export const book_open_does = {
  fr: 'Ce que valait chaque tour ici',
  en: 'What every turn here was worth',
} as Message<never>;

export const dice_entered = {
  fr: 'Dés saisis',
  en: 'Dice entered',
} as Message<never>;

export const take_die_off = {
  fr: 'Retirer le {face}',
  en: 'Take the {face} off',
} as Message<'face'>;

export const enter_faces = {
  fr: '{count, plural, one {Que montre le dé ?} other {Que montrent les # dés ?}}',
  en: '{count, plural, one {What does the die show?} other {What do the # dice show?}}',
} as Message<'count'>;

export const hold_to_see = {
  fr: '{name} : maintenir pour voir',
  en: '{name}: hold to see',
} as Message<'name'>;

export const log_forfeit = {
  fr: '{name, select, you {Vous abandonnez} other {{name} abandonne}}.',
  en: '{name, select, you {You resign} other {{name} resigns}}.',
} as Message<'name'>;

export const log_flag = {
  fr: '{name, select, you {Votre temps est écoulé} other {{name} n’a plus de temps}}.',
  en: '{name, select, you {You ran} other {{name} ran}} out of time.',
} as Message<'name'>;

export const log_draw = {
  fr: 'Match nul, d’un commun accord.',
  en: 'A draw, by agreement.',
} as Message<never>;

export const log_back = {
  fr: 'Retour en arrière.',
  en: 'Taken back.',
} as Message<never>;

export const log_all = {
  fr: 'Depuis le début ({count} lignes)',
  en: 'From the beginning ({count} lines)',
} as Message<'count'>;

export const by_forfeit = {
  fr: 'par abandon',
  en: 'by forfeit',
} as Message<never>;

export const play_again = {
  fr: 'Rejouer',
  en: 'Play again',
} as Message<never>;

export const play_again_does = {
  fr: 'chacun change de place',
  en: 'everybody moves one seat',
} as Message<never>;

export const next_game = {
  fr: 'Match suivant',
  en: 'Next game',
} as Message<never>;

export const next_game_does = {
  fr: 'la série continue, l’autre camp commence',
  en: 'the series goes on, the other side begins',
} as Message<never>;

export const to_shelf = {
  fr: 'Les autres jeux',
  en: 'Other games',
} as Message<never>;

export const download = {
  fr: 'Télécharger le match',
  en: 'Download the match',
} as Message<never>;

export const download_text = {
  fr: 'Texte',
  en: 'Text',
} as Message<never>;

export const download_json = {
  fr: 'JSON',
  en: 'JSON',
} as Message<never>;

export const leave = {
  fr: 'Quitter',
  en: 'Leave',
} as Message<never>;

export const leave_does = {
  fr: 'le match attend ici',
  en: 'the match waits here',
} as Message<never>;

export const forfeit = {
  fr: 'Abandonner',
  en: 'Resign',
} as Message<never>;

export const forfeit_does = {
  fr: 'le match est perdu',
  en: 'the match is lost',
} as Message<never>;

export const forfeit_who = {
  fr: 'Abandonner ?',
  en: 'Resign?',
} as Message<never>;

export const go_on = {
  fr: 'Continuer à jouer',
  en: 'Play on',
} as Message<never>;

export const agree_draw = {
  fr: 'S’accorder sur un nul',
  en: 'Agree on a draw',
} as Message<never>;

export const agree_draw_does = {
  fr: 'le match s’arrête là',
  en: 'the match stops there',
} as Message<never>;

export const agree_draw_sure = {
  fr: 'Tout le monde est d’accord ?',
  en: 'Does everybody agree?',
} as Message<never>;

export const agree_draw_yes = {
  fr: 'Oui, match nul',
  en: 'Yes, a draw',
} as Message<never>;

export const comeback = {
  fr: 'Remontée !',
  en: 'Comeback!',
} as Message<never>;

export const next_challenge = {
  fr: 'Prochain défi : {name}',
  en: 'Next challenge: {name}',
} as Message<'name'>;

export const after_look = {
  fr: 'Revoir le match',
  en: 'Look back',
} as Message<never>;

export const after_look_does = {
  fr: 'chances, dés, choix, image',
  en: 'chances, dice, choices, picture',
} as Message<never>;

export const after_look_no_dice = {
  fr: 'chances, choix, image',
  en: 'chances, choices, picture',
} as Message<never>;

export const online_go_on = {
  fr: 'Continuer en ligne',
  en: 'Go on online',
} as Message<never>;

export const online_go_on_does = {
  fr: 'le match passe à une table qu’on partage',
  en: 'the match moves to a table that you share',
} as Message<never>;

export const programme = {
  fr: 'Au programme',
  en: 'On the programme',
} as Message<never>;

export const downloaded = {
  fr: '{file} est enregistré.',
  en: '{file} has been saved.',
} as Message<'file'>;

export const daily_compare = {
  fr: 'Comparer',
  en: 'Compare',
} as Message<never>;

export const daily_compare_does = {
  fr: 'avec vos amis et avec le meilleur jeu',
  en: 'with friends and with best play',
} as Message<never>;

export const to_season = {
  fr: 'La saison',
  en: 'The season',
} as Message<never>;

export const to_season_does = {
  fr: 'résultat noté, classement à jour',
  en: 'result noted, standings up to date',
} as Message<never>;

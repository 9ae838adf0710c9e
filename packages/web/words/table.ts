// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const dice_hidden = {
  fr: 'Dés cachés',
  en: 'Hidden dice',
} as Message<never>;

export const throw_of = {
  fr: '{name}, lancer n° {number}',
  en: '{name}, throw no. {number}',
} as Message<'name' | 'number'>;

export const by_hand = {
  fr: 'saisi à la main',
  en: 'entered by hand',
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
  fr: '{count, plural, one {Que montre le dé ?} other {Que montrent les # dés ?}}',
  en: '{count, plural, one {What does the die show?} other {What do the # dice show?}}',
} as Message<'count'>;

export const roll_dice = {
  fr: '{count, plural, one {Lancer le dé} other {Lancer les # dés}}',
  en: '{count, plural, one {Roll the die} other {Roll the # dice}}',
} as Message<'count'>;

export const skip = {
  fr: 'Accélérer',
  en: 'Skip ahead',
} as Message<never>;

export const thinking = {
  fr: '{name} réfléchit…',
  en: '{name} is thinking…',
} as Message<'name'>;

export const decision = {
  fr: 'À décider',
  en: 'To decide',
} as Message<never>;

export const take_move_back = {
  fr: 'Reprendre ce choix',
  en: 'Take this choice back',
} as Message<never>;

export const hold_to_see = {
  fr: '{name} : maintenir pour voir',
  en: '{name}: hold to see',
} as Message<'name'>;

export const log = {
  fr: 'Le match, coup par coup',
  en: 'The match, play by play',
} as Message<never>;

export const log_forfeit = {
  fr: '{name} abandonne.',
  en: '{name} gives up.',
} as Message<'name'>;

export const log_flag = {
  fr: 'Le temps de {name} est écoulé.',
  en: '{name} ran out of time.',
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

export const not_kept = {
  fr: 'Ce navigateur refuse de garder la partie : elle sera perdue en fermant la page. Téléchargez-la depuis le menu.',
  en: 'This browser refuses to keep the match: closing the page loses it. Download it from the menu.',
} as Message<never>;

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

export const to_shelf = {
  fr: 'Les autres jeux',
  en: 'Other games',
} as Message<never>;

export const download = {
  fr: 'Télécharger la partie',
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

export const menu = {
  fr: 'Aide et réglages',
  en: 'Help and settings',
} as Message<never>;

export const auto_roll = {
  fr: 'Lancer les dés tout seul',
  en: 'Roll the dice by itself',
} as Message<never>;

export const quick = {
  fr: 'Jouer plus vite',
  en: 'Faster play',
} as Message<never>;

export const sound = {
  fr: 'Son',
  en: 'Sound',
} as Message<never>;

export const leave = {
  fr: 'Quitter',
  en: 'Leave',
} as Message<never>;

export const leave_does = {
  fr: 'la partie attend ici',
  en: 'the match waits here',
} as Message<never>;

export const forfeit = {
  fr: 'Abandonner',
  en: 'Give up',
} as Message<never>;

export const forfeit_does = {
  fr: 'la partie est perdue',
  en: 'the match is lost',
} as Message<never>;

export const forfeit_who = {
  fr: 'Qui abandonne ?',
  en: 'Who gives up?',
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
  fr: 'Tout le monde est d’accord ?',
  en: 'Does everybody agree?',
} as Message<never>;

export const agree_draw_yes = {
  fr: 'Oui, match nul',
  en: 'Yes, a draw',
} as Message<never>;

export const turn_of = {
  fr: 'À {name} de jouer',
  en: '{name} to play',
} as Message<'name'>;

export const learn_title = {
  fr: 'Leçon',
  en: 'Lesson',
} as Message<never>;

export const after_look = {
  fr: 'Revoir le match',
  en: 'Look back',
} as Message<never>;

export const after_look_does = {
  fr: 'chances, dés, choix, image',
  en: 'chances, dice, choices, picture',
} as Message<never>;

export const sending = {
  fr: 'Envoi…',
  en: 'Sending…',
} as Message<never>;

export const ask_move_back = {
  fr: 'Demander à reprendre',
  en: 'Ask to take it back',
} as Message<never>;

export const online_go_on = {
  fr: 'Continuer en ligne',
  en: 'Go on online',
} as Message<never>;

export const online_go_on_does = {
  fr: 'la partie passe à une table qu’on partage',
  en: 'the match moves to a table that you share',
} as Message<never>;

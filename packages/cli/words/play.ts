// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const roll = {
  fr: 'Entrée pour lancer {dice, plural, =0 {0 dé} =1 {le dé} other {les # dés}}',
  en: 'Enter to roll {dice, plural, =0 {no dice} =1 {the die} other {the # dice}}',
} as Message<'dice'>;

export const roll_typed = {
  fr: 'Lancez {dice, plural, =0 {0 dé} =1 {votre dé} other {vos # dés}} et tapez ce qu’{dice, plural, =0 {ils montrent} =1 {il montre} other {ils montrent}}',
  en: 'Roll {dice, plural, =0 {no dice} =1 {your die} other {your # dice}} and type what {dice, plural, =0 {they show} =1 {it shows} other {they show}}',
} as Message<'dice'>;

export const roll_typed_for = {
  fr: 'Lancez {dice, plural, =0 {0 dé} =1 {un dé} other {# dés}} pour {seat} et tapez ce qu’{dice, plural, =0 {ils montrent} =1 {il montre} other {ils montrent}}',
  en: 'Roll {dice, plural, =0 {no dice} =1 {one die} other {# dice}} for {seat} and type what {dice, plural, =0 {they show} =1 {it shows} other {they show}}',
} as Message<'dice' | 'seat'>;

export const typed_unseen = {
  fr: 'à l’abri des regards : rien ne s’affiche',
  en: 'out of sight: nothing shows',
} as Message<never>;

export const bad_dice = {
  fr: 'On attend {dice, plural, =0 {0 chiffre} =1 {un chiffre} other {# chiffres}} de 1 à 6, par exemple {example}.',
  en: 'Expected {dice, plural, =0 {no digit} =1 {one digit} other {# digits}} from 1 to 6, for example {example}.',
} as Message<'dice' | 'example'>;

export const choose = {
  fr: 'Votre choix',
  en: 'Your choice',
} as Message<never>;

export const move = {
  fr: 'Votre coup',
  en: 'Your move',
} as Message<never>;

export const move_goes_on = {
  fr: 'Puis',
  en: 'Then',
} as Message<never>;

export const confirm = {
  fr: 'Entrée pour valider, « annuler » pour reprendre',
  en: 'Enter to confirm, "undo" to take back',
} as Message<never>;

export const may_end = {
  fr: 'Entrée ou « fin » : terminer le tour ici.',
  en: 'Enter or "end": end the turn here.',
} as Message<never>;

export const so_far = {
  fr: 'Jusqu’ici : {move}',
  en: 'So far: {move}',
} as Message<'move'>;

export const help = {
  fr: '« aide » pour les commandes',
  en: '"help" for the commands',
} as Message<never>;

export const not_understood = {
  fr: '« {given} » n’est pas un coup possible ici. {help}',
  en: '"{given}" is not a possible move here. {help}',
} as Message<'given' | 'help'>;

export const several_match = {
  fr: '« {given} » peut être : {known}',
  en: '"{given}" may be: {known}',
} as Message<'given' | 'known'>;

export const only_move = {
  fr: '{seat, select, you {Vous n’avez} other {{seat} n’a}} qu’un coup possible : {move}.',
  en: '{seat, select, you {You have} other {{seat} has}} one possible move: {move}.',
} as Message<'seat' | 'move'>;

export const moves_count = {
  fr: '{count, plural, =0 {Aucun coup possible} =1 {Un coup possible} other {# coups possibles}}.',
  en: '{count, plural, =0 {No move} =1 {One move} other {# moves}} possible.',
} as Message<'count'>;

export const thinking = {
  fr: '{seat} réfléchit…',
  en: '{seat} is thinking…',
} as Message<'seat'>;

export const nothing_to_undo = {
  fr: 'Rien à reprendre : on ne revient pas au-delà du dernier lancer, secret dévoilé ou coup d’un autre.',
  en: 'Nothing to take back: there is no going behind the latest roll, revealed secret or other seat’s move.',
} as Message<never>;

export const correct_last = {
  fr: 'Entrée pour finir, « annuler » pour corriger le dernier lancer',
  en: 'Enter to finish, "undo" to correct the last roll',
} as Message<never>;

export const really_forfeit = {
  fr: '{seat} abandonne le match ? (oui/non)',
  en: '{seat} resigns the match? (yes/no)',
} as Message<'seat'>;

export const really_draw = {
  fr: 'Tout le monde accepte le match nul ? (oui/non)',
  en: 'Does everybody agree to a draw? (yes/no)',
} as Message<never>;

export const no_draws = {
  fr: 'Pas de match nul à ce jeu.',
  en: 'There are no draws in this game.',
} as Message<never>;

export const bots_decline = {
  fr: 'Les robots n’acceptent pas le match nul.',
  en: 'The bots do not agree to a draw.',
} as Message<never>;

export const auto = {
  fr: 'Les dés se lancent maintenant tout seuls.',
  en: 'The dice now roll by themselves.',
} as Message<never>;

export const not_auto = {
  fr: 'Les dés attendent de nouveau Entrée.',
  en: 'The dice wait for Enter again.',
} as Message<never>;

export const kept = {
  fr: 'Match gardé dans {file}\nPour le reprendre : stadium play --resume {quoted}',
  en: 'Match kept in {file}\nTo go on: stadium play --resume {quoted}',
} as Message<'file' | 'quoted'>;

export const nothing_kept = {
  fr: 'Rien n’a été joué : rien à garder.',
  en: 'Nothing was played: nothing to keep.',
} as Message<never>;

export const save_where = {
  fr: 'Écrivez « copie FICHIER ».',
  en: 'Write "save FILE".',
} as Message<never>;

export const saved = {
  fr: 'Match enregistré dans {file}',
  en: 'Match saved in {file}',
} as Message<'file'>;

export const copied = {
  fr: 'Copie enregistrée dans {file}',
  en: 'Copy saved in {file}',
} as Message<'file'>;

export const seed = {
  fr: 'Graine des dés : {seed}',
  en: 'Seed of the dice: {seed}',
} as Message<'seed'>;

export const no_sheet = {
  fr: 'Ce jeu n’a pas de feuille.',
  en: 'This game has no sheet.',
} as Message<never>;

export const empty_log = {
  fr: 'Rien n’a encore été joué.',
  en: 'Nothing has been played yet.',
} as Message<never>;

export const go_on = {
  fr: 'Entrée pour continuer',
  en: 'Enter to go on',
} as Message<never>;

export const no_secret = {
  fr: 'Il n’y a rien de caché à voir.',
  en: 'There is nothing hidden to see.',
} as Message<never>;

export const look_hint = {
  fr: '« voir » : {seats} peut regarder le lancer caché',
  en: '"look": {seats} may look at the hidden roll',
} as Message<'seats'>;

export const look_away = {
  fr: 'Lancer caché, pour {seats} seulement. Que les autres détournent les yeux !\nEntrée pour le montrer, « non » pour revenir',
  en: 'A hidden roll, for {seats} only. Everybody else, look away!\nEnter to show it, "no" to go back',
} as Message<'seats'>;

export const hidden = {
  fr: 'Le lancer caché : {faces}, total {sum}.',
  en: 'The hidden roll: {faces}, total {sum}.',
} as Message<'faces' | 'sum'>;

export const hide = {
  fr: 'Entrée pour le cacher',
  en: 'Enter to hide it',
} as Message<never>;

export const help_does = {
  fr: 'cette liste',
  en: 'this list',
} as Message<never>;

export const move_does = {
  fr: 'les coups possibles',
  en: 'the possible moves',
} as Message<never>;

export const undo_does = {
  fr: 'reprendre son coup, ou corriger des dés saisis',
  en: 'take a move back, or correct typed dice',
} as Message<never>;

export const end_does = {
  fr: 'terminer un tour fait de plusieurs coups',
  en: 'end a turn made of several moves',
} as Message<never>;

export const look_does = {
  fr: 'regarder un lancer caché, puis le cacher',
  en: 'look at a hidden roll, then hide it',
} as Message<never>;

export const sheet_does = {
  fr: 'toute la feuille de match',
  en: 'the whole sheet',
} as Message<never>;

export const log_does = {
  fr: 'ce qui s’est passé depuis le début',
  en: 'what has happened from the start',
} as Message<never>;

export const words_does = {
  fr: 'les mots du jeu ; « mots X » pour un mot',
  en: 'the words of the game; "words X" for one',
} as Message<never>;

export const auto_does = {
  fr: 'lancer les dés sans attendre, ou de nouveau attendre',
  en: 'roll without waiting, or wait again',
} as Message<never>;

export const save_does = {
  fr: 'copie FICHIER : enregistre une copie',
  en: 'save FILE: save a copy',
} as Message<never>;

export const forfeit_does = {
  fr: 'abandonner',
  en: 'resign',
} as Message<never>;

export const draw_does = {
  fr: 'convenir d’un match nul',
  en: 'agree on a draw',
} as Message<never>;

export const quit_does = {
  fr: 'garder le match et sortir (ou Ctrl-C)',
  en: 'keep the match and leave (or Ctrl-C)',
} as Message<never>;

export const order_help = {
  fr: 'aide',
  en: 'help',
} as Message<never>;

export const order_moves = {
  fr: 'coups',
  en: 'moves',
} as Message<never>;

export const order_undo = {
  fr: 'annuler',
  en: 'undo',
} as Message<never>;

export const order_end = {
  fr: 'fin',
  en: 'end',
} as Message<never>;

export const order_look = {
  fr: 'voir',
  en: 'look',
} as Message<never>;

export const order_sheet = {
  fr: 'feuille',
  en: 'sheet',
} as Message<never>;

export const order_log = {
  fr: 'journal',
  en: 'log',
} as Message<never>;

export const order_words = {
  fr: 'mots',
  en: 'words',
} as Message<never>;

export const order_auto = {
  fr: 'auto',
  en: 'auto',
} as Message<never>;

export const order_save = {
  fr: 'copie',
  en: 'save',
} as Message<never>;

export const order_forfeit = {
  fr: 'abandon',
  en: 'forfeit',
} as Message<never>;

export const order_draw = {
  fr: 'nul',
  en: 'draw',
} as Message<never>;

export const order_quit = {
  fr: 'quitter',
  en: 'quit',
} as Message<never>;

export const clock = {
  fr: 'Pendule : {times}',
  en: 'Clock: {times}',
} as Message<'times'>;

export const time_up = {
  fr: '{name, select, you {Votre temps est écoulé} other {{name} n’a plus de temps}} : le match est perdu.',
  en: '{name, select, you {You ran out of time and lose} other {{name} ran out of time and loses}} the match.',
} as Message<'name'>;

export const says = {
  fr: '{name} : « {line} »',
  en: '{name}: "{line}"',
} as Message<'name' | 'line'>;

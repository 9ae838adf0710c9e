// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chose = {
  fr: '{name} : {move}.',
  en: '{name}: {move}.',
} as Message<'name' | 'move'>;

export const title = {
  fr: 'À demander à tout moment',
  en: 'Ask at any time',
} as Message<never>;

export const how = {
  fr: 'Pendant un match, ces touches répondent partout à la table. Changez-en une ici, ou videz-la pour l’éteindre. Prenez une lettre de m à y, sauf x : les autres servent à nommer les cases.',
  en: 'During a match these keys answer anywhere at the table. Change one here, or empty it to switch it off. Use a letter from m to y, except x: the others name cells.',
} as Message<never>;

export const in_rules = {
  fr: 'Au clavier, pendant un match, une touche répond. Le menu « Aide et match » les donne aussi, et permet de les changer.',
  en: 'During a match a key answers. The menu “Help and match” lists them too, and lets you change them.',
} as Message<never>;

export const key_of = {
  fr: 'Touche : {question}',
  en: 'Key: {question}',
} as Message<'question'>;

export const ask_score = {
  fr: 'Score',
  en: 'Score',
} as Message<never>;

export const ask_position = {
  fr: 'Qui est où',
  en: 'Who stands where',
} as Message<never>;

export const ask_dice = {
  fr: 'Dés',
  en: 'Dice',
} as Message<never>;

export const ask_last = {
  fr: 'Dernière action',
  en: 'Last play',
} as Message<never>;

export const ask_turn = {
  fr: 'À qui de jouer',
  en: 'Whose turn',
} as Message<never>;

export const ask_clock = {
  fr: 'Manche, minute ou tour, et pendule',
  en: 'Inning, minute or round, and clock',
} as Message<never>;

export const ask_all = {
  fr: 'Tout',
  en: 'Everything',
} as Message<never>;

export const ask_earlier = {
  fr: 'L’action d’avant',
  en: 'The play before',
} as Message<never>;

export const ask_later = {
  fr: 'L’action d’après',
  en: 'The play after',
} as Message<never>;

export const nothing = {
  fr: 'Rien encore.',
  en: 'Nothing yet.',
} as Message<never>;

export const dice_hidden = {
  fr: 'Ces dés vous sont cachés.',
  en: 'The dice are hidden from you.',
} as Message<never>;

export const first_play = {
  fr: 'C’était la première action.',
  en: 'That was the first play.',
} as Message<never>;

export const latest_play = {
  fr: 'C’était la dernière action.',
  en: 'That was the latest play.',
} as Message<never>;

export const play_of = {
  fr: 'Action {number} sur {of} : {play}',
  en: 'Play {number} of {of}: {play}',
} as Message<'number' | 'of' | 'play'>;

export const dice_left = {
  fr: '{count, plural, =0 {Plus de dé à jouer.} one {Dé à jouer : {faces}.} other {Dés à jouer : {faces}.}}',
  en: '{count, plural, =0 {No die left to play.} one {Die to play: {faces}.} other {Dice to play: {faces}.}}',
} as Message<'count' | 'faces'>;

export const time_left = {
  fr: '{seat, select, you {Il vous reste {left}} other {Il reste {left} à {seat}}}.',
  en: '{seat, select, you {You have {left}} other {{seat} has {left}}} left.',
} as Message<'seat' | 'left'>;

export const minutes = {
  fr: '{minutes, plural, one {# minute} other {# minutes}}',
  en: '{minutes, plural, one {# minute} other {# minutes}}',
} as Message<'minutes'>;

export const seconds = {
  fr: '{seconds, plural, one {# seconde} other {# secondes}}',
  en: '{seconds, plural, one {# second} other {# seconds}}',
} as Message<'seconds'>;

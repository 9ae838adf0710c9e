// Written by `npm run words` from fr.json, en.json.
import type { Message } from '../src/words.ts';

export const illegal = {
  fr: '« {given} » n’est pas possible ici. Coups possibles : {allowed}.',
  en: '"{given}" is not possible here. Possible moves: {allowed}.',
} as Message<'given' | 'allowed'>;

export const nothing_to_choose = {
  fr: 'Il n’y a rien à choisir pour l’instant.',
  en: 'There is nothing to choose just now.',
} as Message<never>;

export const wrong_seats = {
  fr: '{game} se joue avec {min} à {max} places ; il y en a {given}.',
  en: '{game} is played with {min} to {max} seats; {given} were given.',
} as Message<'game' | 'min' | 'max' | 'given'>;

export const newer_rules = {
  fr: 'Ce match suit la version {given} des règles de {game} ; ce programme connaît la version {known}. Mettez-le à jour.',
  en: 'This match follows version {given} of the rules of {game}; this program knows version {known}. Update it.',
} as Message<'given' | 'game' | 'known'>;

export const unknown_option = {
  fr: 'Option inconnue « {option} ». Options de ce jeu : {known}.',
  en: 'Unknown option "{option}". Options of this game: {known}.',
} as Message<'option' | 'known'>;

export const bad_option = {
  fr: 'L’option {option} ne peut pas valoir {given}. Valeurs possibles : {allowed}.',
  en: 'Option {option} cannot be {given}. Possible values: {allowed}.',
} as Message<'option' | 'given' | 'allowed'>;

export const match_over = {
  fr: 'Le match est fini.',
  en: 'The match is over.',
} as Message<never>;

export const not_a_roll = {
  fr: 'C’est à {name} de choisir ; il n’y a pas de dés à lancer.',
  en: '{name} has a choice to make; no dice are due.',
} as Message<'name'>;

export const not_a_choice = {
  fr: '{name} doit lancer {dice, plural, =0 {0 dé} =1 {un dé} other {# dés}} ; il n’y a rien à choisir.',
  en: '{name} is to roll {dice, plural, =0 {no dice} =1 {one die} other {# dice}}; there is nothing to choose.',
} as Message<'name' | 'dice'>;

export const wrong_seat = {
  fr: 'C’est à {name}, pas à {givenName}.',
  en: 'It is {name}’s turn, not {givenName}’s.',
} as Message<'name' | 'givenName'>;

export const dice_count = {
  fr: 'Il faut {dice, plural, =0 {0 dé} =1 {un dé} other {# dés}} ; {given} donnés.',
  en: '{dice, plural, =0 {No dice are} =1 {One die is} other {# dice are}} needed; {given} given.',
} as Message<'dice' | 'given'>;

export const bad_face = {
  fr: 'Un dé montre 1, 2, 3, 4, 5 ou 6, pas {given}.',
  en: 'A die shows 1, 2, 3, 4, 5 or 6, not {given}.',
} as Message<'given'>;

export const not_secret = {
  fr: 'Ce lancer n’est pas secret : il manque ses dés.',
  en: 'This roll is no secret: its faces are missing.',
} as Message<never>;

export const no_such_seat = {
  fr: 'Il n’y a que {seats, plural, =0 {0 place} =1 {une place} other {# places}} dans ce match.',
  en: 'There {seats, plural, =0 {are no seats} =1 {is one seat} other {are # seats}} in this match.',
} as Message<'seats'>;

export const no_draws = {
  fr: 'Pas de match nul à {game}.',
  en: 'There are no draws in {game}.',
} as Message<'game'>;

export const back_nowhere = {
  fr: 'On ne peut pas revenir à l’entrée {to} : elle n’est pas en jeu.',
  en: 'There is no going back to entry {to}: it is not in force.',
} as Message<'to'>;

export const back_too_far = {
  fr: 'Vous ne pouvez reprendre que vos propres coups, et pas plus loin que le dernier lancer, secret dévoilé ou coup d’un autre.',
  en: 'You can take back only your own moves, as far as the latest roll, revealed secret or move of another seat.',
} as Message<never>;

export const at_entry = {
  fr: 'Entrée {entry} : {why}',
  en: 'Entry {entry}: {why}',
} as Message<'entry' | 'why'>;

export const seat_number = {
  fr: 'la place {seat}',
  en: 'seat {seat}',
} as Message<'seat'>;

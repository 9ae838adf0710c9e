// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const too_few = {
  fr: 'Il faut au moins {fewest} inscrits.',
  en: 'A season needs {fewest} entrants at least.',
} as Message<'fewest'>;

export const round_under_way = {
  fr: 'La journée {round} n’est pas finie : {matches, plural, one {# match reste} other {# matchs restent}} à jouer.',
  en: 'Round {round} is still under way: {matches, plural, one {# match is} other {# matches are}} to be played.',
} as Message<'round' | 'matches'>;

export const drawn = {
  fr: 'Un match de la journée est nul : dites qui passe, ou rejouez-le.',
  en: 'A match of the round was drawn: say who goes on, or play it again.',
} as Message<never>;

export const season_over = {
  fr: 'Tous les matchs sont fixés.',
  en: 'Everything has been paired.',
} as Message<never>;

export const no_ladder = {
  fr: 'Un défi se lance dans une échelle.',
  en: 'Challenges are for a ladder.',
} as Message<never>;

export const out_of_reach = {
  fr: 'On ne défie qu’un joueur mieux placé, {reach, plural, one {# échelon} other {# échelons}} au-dessus au plus.',
  en: 'A challenge goes to a player at most {reach, plural, one {# rung} other {# rungs}} above the challenger.',
} as Message<'reach'>;

export const busy = {
  fr: 'L’un des deux a d’abord un autre match à jouer.',
  en: 'One of the two has another match to play first.',
} as Message<never>;

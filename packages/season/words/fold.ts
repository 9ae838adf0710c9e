// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_begun = {
  fr: 'Cette saison ne dit pas comment elle a commencé.',
  en: 'This season does not say how it began.',
} as Message<never>;

export const begun_twice = {
  fr: 'La saison avait déjà commencé.',
  en: 'The season had begun already.',
} as Message<never>;

export const entered_twice = {
  fr: 'Il y a déjà {name} parmi les inscrits.',
  en: '{name} is entered already.',
} as Message<'name'>;

export const too_many = {
  fr: 'Il n’y a pas de place pour {name} : {most} inscrits au plus.',
  en: 'There is no place for {name}: {most} entrants are the most.',
} as Message<'name' | 'most'>;

export const no_entrant = {
  fr: 'Personne de ce nom n’est inscrit.',
  en: 'Nobody of that name is entered.',
} as Message<never>;

export const no_such_round = {
  fr: 'La journée {round} n’existe pas encore.',
  en: 'There is no round {round} yet.',
} as Message<'round'>;

export const paired_twice = {
  fr: 'La journée {round} avait déjà ses matchs.',
  en: 'Round {round} was paired already.',
} as Message<'round'>;

export const no_such_match = {
  fr: 'Le résultat est celui d’un match qui n’est dans aucune journée.',
  en: 'The result belongs to a match that is in no round.',
} as Message<never>;

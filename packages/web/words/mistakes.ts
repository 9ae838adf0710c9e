// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Mes erreurs',
  en: 'My mistakes',
} as Message<never>;

export const motif = {
  fr: 'Votre match',
  en: 'Your match',
} as Message<never>;

export const asks = {
  fr: 'Dans un de vos matchs, ce choix vous a coûté {points} points sur cent. Que feriez-vous cette fois ?',
  en: 'In one of your matches this choice cost you {points} points of a hundred. What would you do this time?',
} as Message<'points'>;

export const intro = {
  fr: 'Les choix qui vous ont coûté cher reviennent ici quelques jours après le match, et encore si vous les manquez.',
  en: 'Choices that cost you dear come back here a few days after the match, and again if you miss them.',
} as Message<never>;

export const none_due = {
  fr: 'Rien à revoir aujourd’hui.',
  en: 'Nothing to look at today.',
} as Message<never>;

export const how = {
  fr: 'Jouez un match contre un robot, puis revoyez-le : vos choix coûteux arrivent ici.',
  en: 'Play a match against a bot, then look back at it: your costly choices come here.',
} as Message<never>;

export const most = {
  fr: 'Ce qui vous coûte le plus ({game}) : {kind}. Vous y laissez {points} points sur cent par match ({count, plural, one {# choix} other {# choix}} dans {matches, plural, one {# match} other {# matchs}}).',
  en: 'What costs you most ({game}): {kind}. It costs you {points} points of a hundred a match ({count, plural, one {# choice} other {# choices}} in {matches, plural, one {# match} other {# matches}}).',
} as Message<'game' | 'kind' | 'points' | 'count' | 'matches'>;

export const forget = {
  fr: 'Tout oublier',
  en: 'Forget all of it',
} as Message<never>;

export const waiting = {
  fr: '{waiting, plural, one {Un choix revient plus tard.} other {# choix reviennent plus tard.}}',
  en: '{waiting, plural, one {One choice comes back later.} other {# choices come back later.}}',
} as Message<'waiting'>;

export const chosen = {
  fr: '« {move} », quand on vous demande « {prompt} »',
  en: '“{move}”, when asked “{prompt}”',
} as Message<'move' | 'prompt'>;

export const asked = {
  fr: '« {prompt} »',
  en: '“{prompt}”',
} as Message<'prompt'>;

export const figures = {
  fr: 'Les chiffres',
  en: 'The figures',
} as Message<never>;

export const kind = {
  fr: 'Choix',
  en: 'Choice',
} as Message<never>;

export const how_often = {
  fr: 'Fois',
  en: 'Times',
} as Message<never>;

export const per_match = {
  fr: 'Points par match',
  en: 'Points a match',
} as Message<never>;

export const estimated = {
  fr: 'C’est une estimation, pas une preuve.',
  en: 'That is an estimate, not a proof.',
} as Message<never>;

export const as_good = {
  fr: 'C’est aussi bon que le meilleur choix.',
  en: 'That is as good as the best choice.',
} as Message<never>;

export const unknown = {
  fr: 'On ne peut pas juger ce choix ici. Essayez-en un autre, ou regardez la réponse.',
  en: 'This choice cannot be judged here. Try another one, or look at the answer.',
} as Message<never>;

export const judging = {
  fr: 'Un instant, on regarde ce que vaut ce choix…',
  en: 'One moment, working out what this choice is worth…',
} as Message<never>;

export const due_row = {
  fr: '{due, plural, one {# erreur à revoir} other {# erreurs à revoir}}',
  en: '{due, plural, one {# mistake to look at again} other {# mistakes to look at again}}',
} as Message<'due'>;

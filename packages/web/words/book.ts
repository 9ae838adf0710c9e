// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Le livre',
  en: 'The book',
} as Message<never>;

export const intro = {
  fr: 'Chaque position de ces terrains est connue. Choisissez un tour pour voir où il mène, ou jouez-le sur le terrain.',
  en: 'Every position of these fields is known. Pick a turn to see what it leads to, or make it on the field.',
} as Message<never>;

export const field = {
  fr: 'Terrain',
  en: 'Field',
} as Message<never>;

export const start = {
  fr: 'Départ',
  en: 'Start',
} as Message<never>;

export const path = {
  fr: 'Le chemin jusqu’ici',
  en: 'The way here',
} as Message<never>;

export const side_a = {
  fr: 'Rouge',
  en: 'Red',
} as Message<never>;

export const side_b = {
  fr: 'Bleu',
  en: 'Blue',
} as Message<never>;

export const won = {
  fr: 'L’équipe qui joue marque en {turns} tours, quoi que fasse l’autre.',
  en: 'The side to play scores in {turns} turns, whatever the other side does.',
} as Message<'turns'>;

export const goal_now = {
  fr: 'L’équipe qui joue peut marquer dans ce tour.',
  en: 'The side to play can score this turn.',
} as Message<never>;

export const lost = {
  fr: 'L’autre équipe marque en {turns} tours, quoi qu’on joue.',
  en: 'The other side scores in {turns} turns, whatever is played.',
} as Message<'turns'>;

export const lost_soon = {
  fr: 'L’autre équipe marque, quoi qu’on joue.',
  en: 'The other side scores, whatever is played.',
} as Message<never>;

export const drawn = {
  fr: 'Personne ne peut forcer un but.',
  en: 'Nobody can force a goal.',
} as Message<never>;

export const keep = {
  fr: '{keep} tours sur {count} n’y changent rien.',
  en: '{keep} of {count} turns change nothing about that.',
} as Message<'keep' | 'count'>;

export const winning = {
  fr: '{count, plural, one {Un tour gagne} other {# tours gagnent}}',
  en: '{count, plural, one {One turn wins} other {# turns win}}',
} as Message<'count'>;

export const drawing = {
  fr: '{count, plural, one {Un tour garde l’équilibre} other {# tours gardent l’équilibre}}',
  en: '{count, plural, one {One turn keeps the balance} other {# turns keep the balance}}',
} as Message<'count'>;

export const losing = {
  fr: '{count, plural, one {Un tour perd} other {# tours perdent}}',
  en: '{count, plural, one {One turn loses} other {# turns lose}}',
} as Message<'count'>;

export const short_won = {
  fr: 'gagné en {turns}',
  en: 'won in {turns}',
} as Message<'turns'>;

export const short_lost = {
  fr: 'perdu en {turns}',
  en: 'lost in {turns}',
} as Message<'turns'>;

export const short_drawn = {
  fr: 'nul',
  en: 'drawn',
} as Message<never>;

export const plain_won = {
  fr: 'gagné',
  en: 'won',
} as Message<never>;

export const plain_lost = {
  fr: 'perdu',
  en: 'lost',
} as Message<never>;

export const letter_won = {
  fr: 'G',
  en: 'W',
} as Message<never>;

export const letter_drawn = {
  fr: 'N',
  en: 'D',
} as Message<never>;

export const letter_lost = {
  fr: 'P',
  en: 'L',
} as Message<never>;

export const more = {
  fr: '{count, plural, one {Encore un} other {Encore #}}',
  en: '{count, plural, one {One more} other {# more}}',
} as Message<'count'>;

export const line = {
  fr: 'Le meilleur jeu des deux équipes',
  en: 'Best play of both sides',
} as Message<never>;

export const play_best = {
  fr: 'Jouer le premier tour',
  en: 'Play the first turn',
} as Message<never>;

export const look_up = {
  fr: 'Chercher {move}',
  en: 'Look up {move}',
} as Message<'move'>;

export const fetching = {
  fr: 'Le livre s’ouvre…',
  en: 'The book is being opened…',
} as Message<never>;

export const no_book = {
  fr: 'Le livre de ce terrain n’est pas là : vous êtes peut-être hors ligne, ou personne ne l’a encore calculé pour ce serveur. Vous pouvez tout de même jouer contre les robots : ils réfléchissent par eux-mêmes.',
  en: 'The book of this field is not here: you may be offline, or nobody has worked it out for this server yet. Against bots you can play all the same: they think for themselves.',
} as Message<never>;

export const round_over = {
  fr: 'La manche est finie : la suivante commence au départ.',
  en: 'The round is over: the next one begins at the start.',
} as Message<never>;

export const no_position = {
  fr: 'Les positions de ce jeu ne s’écrivent pas.',
  en: 'Positions of this game cannot be written.',
} as Message<never>;

export const play = {
  fr: 'Jouer',
  en: 'Play',
} as Message<never>;

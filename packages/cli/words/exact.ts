// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'les chiffres exacts d’un jeu résolu',
  en: 'the exact figures of a game that is solved',
} as Message<never>;

export const book_summary = {
  fr: 'chercher une position : ce que vaut chaque tour là où le terrain est résolu',
  en: 'look a position up: what every turn is worth where a field is solved',
} as Message<never>;

export const book_turns = {
  fr: 'des tours à jouer à partir de là, l’un après l’autre',
  en: 'turns to walk from there, one after the other',
} as Message<never>;

export const book_all = {
  fr: 'montrer tous les tours',
  en: 'show every turn',
} as Message<never>;

export const book_line = {
  fr: 'Le meilleur jeu : {moves}',
  en: 'Best play: {moves}',
} as Message<'moves'>;

export const book_more = {
  fr: '… et encore {count} (--all)',
  en: '… and {count} more (--all)',
} as Message<'count'>;

export const position_option = {
  fr: 'une position en texte : ce qu’elle vaut, et chaque tour',
  en: 'a position in text form: what it and every turn is worth',
} as Message<never>;

export const positions_option = {
  fr: 'un fichier avec une position par ligne',
  en: 'a file with a position a line',
} as Message<never>;

export const no_book = {
  fr: 'Les positions de {game} ne sont pas connues une à une. Celles de ces jeux le sont : {known}.',
  en: 'The positions of {game} are not known one by one. Games whose positions are: {known}.',
} as Message<'game' | 'known'>;

export const solved_first = {
  fr: 'Cette formule n’est pas encore résolue ici : c’est fait d’abord, et cela peut durer. Un calcul interrompu reprend où il en était.',
  en: 'This format is not solved here yet: that is done first, and may take long. Work that is interrupted goes on where it was.',
} as Message<never>;

export const no_solution = {
  fr: 'Ce terrain n’est pas encore résolu ici : stadium solve {command} le calcule.',
  en: 'This field is not solved here yet: stadium solve {command} works it out.',
} as Message<'command'>;

export const won = {
  fr: 'gagné en {turns}',
  en: 'won in {turns}',
} as Message<'turns'>;

export const lost = {
  fr: 'perdu en {turns}',
  en: 'lost in {turns}',
} as Message<'turns'>;

export const drawn = {
  fr: 'nul',
  en: 'drawn',
} as Message<never>;

export const keep = {
  fr: '{keep} tours sur {count} n’y changent rien.',
  en: '{keep} of {count} turns change nothing about that.',
} as Message<'keep' | 'count'>;

export const unsolved = {
  fr: '{game} n’est pas résolu. Jeux résolus : {known}.',
  en: '{game} is not solved. Games that are: {known}.',
} as Message<'game' | 'known'>;

export const working = {
  fr: 'calcul',
  en: 'working',
} as Message<never>;

export const solve_summary = {
  fr: 'recalculer la table d’un jeu résolu et la garder',
  en: 'work out the table of a solved game again and keep it',
} as Message<never>;

export const kept = {
  fr: '{game} : table gardée, {size} Ko. {file}',
  en: '{game}: table kept, {size} kB. {file}',
} as Message<'game' | 'size' | 'file'>;

export const review_summary = {
  fr: 'revoir un match : la chance et les choix',
  en: 'look back at a match: luck and choices',
} as Message<never>;

export const nobody = {
  fr: 'Pour {game} avec ces places, personne ne sait ce que vaut une position.',
  en: 'For {game} with these seats nobody knows what a position is worth.',
} as Message<'game'>;

export const exact = {
  fr: 'Valeurs exactes.',
  en: 'Exact values.',
} as Message<never>;

export const almost = {
  fr: 'Valeurs d’une table réduite, exactes à {error} près au coup d’envoi. Table complète : stadium solve {game}',
  en: 'Values from a reduced table, exact to {error} at kick-off. Full table: stadium solve {game}',
} as Message<'error' | 'game'>;

export const simulation = {
  fr: 'Estimation : valeurs tirées de matchs simulés, à {error} près environ.',
  en: 'An estimate: values from simulated matches, within about {error}.',
} as Message<'error'>;

export const search = {
  fr: 'Estimation : valeurs tirées d’une recherche.',
  en: 'An estimate: values from a search.',
} as Message<never>;

export const legend = {
  fr: 'À droite, les chances de gagner après chaque entrée ; chance et coût en points de pourcentage.',
  en: 'On the right the chances to win after each entry; luck and cost in percentage points.',
} as Message<never>;

export const luck = {
  fr: 'chance {value}',
  en: 'luck {value}',
} as Message<'value'>;

export const cost = {
  fr: 'coût {value}',
  en: 'cost {value}',
} as Message<'value'>;

export const better = {
  fr: 'coût {value} ; mieux : {move}',
  en: 'cost {value}; better: {move}',
} as Message<'value' | 'move'>;

export const start = {
  fr: 'Au départ',
  en: 'At the start',
} as Message<never>;

export const seat = {
  fr: 'Place',
  en: 'Seat',
} as Message<never>;

export const goal_missed = {
  fr: 'Buts manqués : {seats}',
  en: 'Goals missed: {seats}',
} as Message<'seats'>;

export const goal_allowed = {
  fr: 'Buts permis : {seats}',
  en: 'Goals allowed: {seats}',
} as Message<'seats'>;

export const mistakes = {
  fr: 'Autres erreurs : {seats}',
  en: 'Other mistakes: {seats}',
} as Message<'seats'>;

export const totals = {
  fr: 'Bilan',
  en: 'Totals',
} as Message<never>;

export const columns_start = {
  fr: 'départ',
  en: 'start',
} as Message<never>;

export const columns_luck = {
  fr: 'chance',
  en: 'luck',
} as Message<never>;

export const columns_cost = {
  fr: 'choix',
  en: 'choices',
} as Message<never>;

export const columns_gained = {
  fr: 'cadeaux',
  en: 'gifts',
} as Message<never>;

export const columns_end = {
  fr: 'résultat',
  en: 'result',
} as Message<never>;

export const luckless = {
  fr: 'Sans la chance, en points sur cent : {name} {points} pour la victoire, {choosing} [{low} – {high}] pour les choix ; {error} [{error_low} – {error_high}] perdus par choix, sur {count}.',
  en: 'Without luck, in points of a hundred: {name} {points} for winning, {choosing} [{low} – {high}] for choosing; {error} [{error_low} – {error_high}] lost per choice, over {count}.',
} as Message<'name' | 'points' | 'choosing' | 'low' | 'high' | 'error' | 'error_low' | 'error_high' | 'count'>;

export const nothing_to_rate = {
  fr: 'Personne n’a rien choisi : il n’y a rien à noter.',
  en: 'Nobody chose anything: there is nothing to rate.',
} as Message<never>;

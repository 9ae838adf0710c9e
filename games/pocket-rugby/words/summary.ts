// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const match_title = {
  fr: 'Le match',
  en: 'The match',
} as Message<never>;

export const match = {
  fr: 'Deux joueurs, deux dés. Le plus haut dé donne le coup d’envoi à la minute 1 et a la main. Chaque action est une ligne de la feuille : minute, dés, ce qui se passe, score, cartons ; puis l’horloge avance. Deux mi-temps de vingt minutes ; une période finit avec la première action qui commence à sa dernière minute ou après.',
  en: 'Two players, two dice. The higher die kicks off at minute 1 and has the hand. Each action is a line of the sheet: minute, dice, what happened, score, cards; then the clock moves on. Two halves of twenty minutes; a period ends with the first action that starts at its last minute or later.',
} as Message<never>;

export const order = {
  fr: 'Un double passe avant tout, puis un {penalty}, puis un {try_die}. A est celui qui a la main, B l’autre. Toutes les comparaisons sont strictes.',
  en: 'A double comes first, then a {penalty}, then a {try_die}. A has the hand, B is the other. All comparisons are strict.',
} as Message<'penalty' | 'try_die'>;

export const dice_title = {
  fr: 'Les dés',
  en: 'The dice',
} as Message<never>;

export const conceded = {
  fr: 'faute de A. B tire (un dé chacun, {points} points si B fait plus ; main à {kick_hand}, +{kick_minutes} min) ou joue (main à {play_hand}, +{play_minutes})',
  en: 'A offends. B kicks (a die each, {points} points if B’s is higher; hand to {kick_hand}, +{kick_minutes} min) or plays (hand to {play_hand}, +{play_minutes})',
} as Message<'points' | 'kick_hand' | 'kick_minutes' | 'play_hand' | 'play_minutes'>;

export const card_a = {
  fr: 'un carton pour A, puis comme {like}',
  en: 'a card for A, then as {like}',
} as Message<'like'>;

export const card_b = {
  fr: 'un carton pour B, puis comme {like}',
  en: 'a card for B, then as {like}',
} as Message<'like'>;

export const drop_or_fifty22 = {
  fr: 'drop ({points} points sauf si B fait un double ; main à {drop_hand}, +{drop_minutes}) ou 50-22 (main à {kick_hand}, +{kick_minutes})',
  en: 'drop ({points} points unless B throws a double; hand to {drop_hand}, +{drop_minutes}) or 50-22 (hand to {kick_hand}, +{kick_minutes})',
} as Message<'points' | 'drop_hand' | 'drop_minutes' | 'kick_hand' | 'kick_minutes'>;

export const countered = {
  fr: 'contre : un dé chacun, essai de B s’il fait plus ; à égalité, vidéo (pair : essai). Main à {hand}, +{minutes}',
  en: 'counter: a die each, B’s try if higher; level: video (even: try). Hand to {hand}, +{minutes}',
} as Message<'hand' | 'minutes'>;

export const penalty_try = {
  fr: 'essai de pénalité, {points} points. Main à {hand}, +{minutes}',
  en: 'penalty try, {points} points. Hand to {hand}, +{minutes}',
} as Message<'points' | 'hand' | 'minutes'>;

export const penalty_won = {
  fr: 'pénalité pour A ({die}-{card} : carton pour B). Tir : un dé, {points} points s’il est sous x, main à {hand}, +{minutes}. Jeu : A garde la main, +x. Avec {die}-{too_far}, jeu seulement',
  en: 'penalty to A ({die}-{card}: a card for B). Kick: one die, {points} points if below x, hand to {hand}, +{minutes}. Play: A keeps the hand, +x. On {die}-{too_far} play only',
} as Message<'die' | 'card' | 'points' | 'hand' | 'minutes' | 'too_far'>;

export const try_scored = {
  fr: 'essai : de x, ôter les cartons de A. Moins de 1 : refusé. 1 : vidéo (pair : essai). Plus : essai. Main à {hand}, +{minutes}',
  en: 'try: take A’s cards off x. Below 1: refused. 1: video (even: try). Above: try. Hand to {hand}, +{minutes}',
} as Message<'hand' | 'minutes'>;

export const others = {
  fr: 'autres',
  en: 'others',
} as Message<never>;

export const turnover = {
  fr: 'ballon perdu ({turnovers}), main à {hand}, +{minutes}',
  en: 'turnover ({turnovers}), hand to {hand}, +{minutes}',
} as Message<'turnovers' | 'hand' | 'minutes'>;

export const points_title = {
  fr: 'Points et cartons',
  en: 'Points and cards',
} as Message<never>;

export const points = {
  fr: 'Essai {scored} points ; transformation : un dé sous x (ou sous le dé de la vidéo), {converted} points. Carton : deux dés, un double est rouge (jusqu’à la fin), le reste jaune ({minutes} minutes).',
  en: 'A try is {scored} points; conversion: a die below x (or below the video’s die), {converted} points. Card: two dice, a double is red (to the end), anything else yellow ({minutes} minutes).',
} as Message<'scored' | 'converted' | 'minutes'>;

export const level = {
  fr: 'À égalité : le moins de rouges, puis le moins de jaunes.',
  en: 'If level: fewer reds, then fewer yellows.',
} as Message<never>;

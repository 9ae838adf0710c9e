// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const match_title = {
  fr: 'Le match',
  en: 'The match',
} as Message<never>;

export const match = {
  fr: 'Deux joueurs, deux dés. Chacun lance un dé : le plus haut donne le coup d’envoi à la minute 1 et a la main. Chaque action est une ligne de la feuille : minute, dés, ce qui se passe, score, cartons ; puis l’horloge avance. Deux mi-temps de {minutes} minutes : chacune finit avec la première action qui commence à sa dernière minute ou après, même si l’on y choisit de jouer. La seconde reprend à la minute {second}, et l’autre joueur a la main.',
  en: 'Two players, two dice. Each throws a die: the higher kicks off at minute 1 and has the ball. Each action is a line of the sheet: minute, dice, what happened, score, cards; then the clock moves on. Two halves of {minutes} minutes: each ends with the first action that starts at its last minute or later, even if you play on in it. The second starts at minute {second}, and the other player has the ball.',
} as Message<'minutes' | 'second'>;

export const order = {
  fr: 'Un double passe avant tout, puis un {penalty}, puis un {try_die}. A est celui qui a la main, B l’autre. En cas d’égalité, c’est manqué.',
  en: 'A double comes first, then a {penalty}, then a {try_die}. A has the ball, B is the other. Ties fail.',
} as Message<'penalty' | 'try_die'>;

export const dice_title = {
  fr: 'Les dés',
  en: 'The dice',
} as Message<never>;

export const conceded = {
  fr: 'A commet une faute. B tente la pénalité (un dé chacun, {points} points si B fait plus ; main à {kick_hand}, +{kick_minutes} min) ou joue (main à {play_hand}, +{play_minutes})',
  en: 'A gives away a penalty. B kicks (a die each, {points} points if B’s is higher; ball to {kick_hand}, +{kick_minutes} min) or plays (ball to {play_hand}, +{play_minutes})',
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
  fr: 'drop ({points} points sauf si B fait un double ; main à {drop_hand}, +{drop_minutes}) ou 50-22 (main à {kick_hand}, +{kick_minutes})',
  en: 'drop goal ({points} points unless B throws a double; ball to {drop_hand}, +{drop_minutes}) or 50-22 (ball to {kick_hand}, +{kick_minutes})',
} as Message<'points' | 'drop_hand' | 'drop_minutes' | 'kick_hand' | 'kick_minutes'>;

export const countered = {
  fr: 'contre : un dé chacun, essai de B s’il fait plus ; à égalité, vidéo (B relance, pair : essai). Transformation : moins que le dernier dé de B. Main à {hand}, +{minutes}',
  en: 'breakaway: a die each, B’s try if higher; level: TMO (B throws again, even: try). Conversion: below B’s last die. Ball to {hand}, +{minutes}',
} as Message<'hand' | 'minutes'>;

export const penalty_try = {
  fr: 'essai de pénalité, {points} points. Main à {hand}, +{minutes}',
  en: 'penalty try, {points} points. Ball to {hand}, +{minutes}',
} as Message<'points' | 'hand' | 'minutes'>;

export const penalty_won = {
  fr: 'pénalité pour A ({die}-{card} : carton pour B). Pénalité tentée : un dé, {points} points s’il est plus petit que x, main à {hand}, +{minutes}. Jeu : A garde la main, +x. Avec {die}-{too_far}, jeu seulement',
  en: 'penalty to A ({die}-{card}: a card for B). Kick: one die, {points} points if below x, ball to {hand}, +{minutes}. Play: A keeps the ball, +x. On {die}-{too_far} play only',
} as Message<'die' | 'card' | 'points' | 'hand' | 'minutes' | 'too_far'>;

export const try_scored = {
  fr: 'essai. Retirez de x les cartons de A : moins de 1, refusé ; 1, vidéo (un dé, pair : essai) ; plus, essai. Main à {hand}, +{minutes}',
  en: 'try. Take A’s cards off x: below 1, disallowed; 1, TMO (one die, even: try); above, try. Ball to {hand}, +{minutes}',
} as Message<'hand' | 'minutes'>;

export const others = {
  fr: 'autres',
  en: 'others',
} as Message<never>;

export const turnover = {
  fr: 'ballon perdu ({turnovers}), main à {hand}, +{minutes}',
  en: 'turnover ({turnovers}), ball to {hand}, +{minutes}',
} as Message<'turnovers' | 'hand' | 'minutes'>;

export const points_title = {
  fr: 'Points et cartons',
  en: 'Points and cards',
} as Message<never>;

export const points = {
  fr: 'Essai {scored} points ; transformation : un dé plus petit que x (ou que le dé de la vidéo), {converted} points. Carton : deux dés, un double est rouge (jusqu’à la fin), le reste jaune ({minutes} minutes). Un carton ne gêne que vos propres essais. À la mi-temps l’horloge recule, pas les cartons : un carton fini ne revient pas, les autres gardent leur dernière minute.',
  en: 'A try is {scored} points; conversion: a die below x (or below the TMO’s die), {converted} points. Card: two dice, a double is red (to the end), anything else yellow ({minutes} minutes). A card hinders your own tries alone. At half-time the clock goes back, cards do not: one that has run out stays out, the others keep their last minute.',
} as Message<'scored' | 'converted' | 'minutes'>;

export const level = {
  fr: 'À égalité de points, celui qui a reçu le moins de rouges gagne, puis le moins de jaunes ; sinon, match nul.',
  en: 'Level on points: fewer reds wins, then fewer yellows; level again, a draw.',
} as Message<never>;

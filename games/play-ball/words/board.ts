// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const field = {
  fr: 'Terrain',
  en: 'Field',
} as Message<never>;

export const ball = {
  fr: 'balle',
  en: 'ball',
} as Message<never>;

export const red = {
  fr: 'rouge {number}',
  en: 'red {number}',
} as Message<'number'>;

export const blue = {
  fr: 'bleu {number}',
  en: 'blue {number}',
} as Message<'number'>;

export const red_goal = {
  fr: 'en-but rouge',
  en: 'red goal',
} as Message<never>;

export const blue_goal = {
  fr: 'en-but bleu',
  en: 'blue goal',
} as Message<never>;

export const with_ball = {
  fr: '{player} avec la balle',
  en: '{player} with the ball',
} as Message<'player'>;

export const position = {
  fr: 'Rouges en {red}. Bleus en {blue}. Balle en {ball}.',
  en: 'Reds on {red}. Blues on {blue}. Ball on {ball}.',
} as Message<'red' | 'blue' | 'ball'>;

export const moves_left = {
  fr: '{count, plural, one {Encore # mouvement.} other {Encore # mouvements.}}',
  en: '{count, plural, one {# move left.} other {# moves left.}}',
} as Message<'count'>;

export const moves_word = {
  fr: '{count, plural, one {mouvement} other {mouvements}}',
  en: '{count, plural, one {move} other {moves}}',
} as Message<'count'>;

export const goal_stamp = {
  fr: 'But !',
  en: 'Goal!',
} as Message<never>;

export const your_way_red = {
  fr: 'vous, les rouges, tirez par là',
  en: 'you, red, shoot this way',
} as Message<never>;

export const your_way_blue = {
  fr: 'vous, les bleus, tirez par là',
  en: 'you, blue, shoot this way',
} as Message<never>;

export const way_red = {
  fr: 'les rouges tirent par là',
  en: 'red shoots this way',
} as Message<never>;

export const way_blue = {
  fr: 'les bleus tirent par là',
  en: 'blue shoots this way',
} as Message<never>;

export const your_side = {
  fr: '{side}, c’est vous.',
  en: '{side}: that is you.',
} as Message<'side'>;

export const mark_step = {
  fr: 'pas',
  en: 'step',
} as Message<never>;

export const mark_jump = {
  fr: 'saut',
  en: 'jump',
} as Message<never>;

export const mark_pass = {
  fr: 'passe offerte',
  en: 'pass: free',
} as Message<never>;

export const first_to = {
  fr: 'Premier à {goals} buts',
  en: 'First to {goals} goals',
} as Message<'goals'>;

export const two_in_a_row = {
  fr: 'Deux buts de suite pour gagner',
  en: 'Two goals in a row to win',
} as Message<never>;

export const mark_ring = {
  fr: 'prend la balle',
  en: 'gets the ball',
} as Message<never>;

export const coach_red = {
  fr: 'Les rouges, c’est vous. Choisissez un playballer, puis une case marquée : deux mouvements au premier tour, puis trois.',
  en: 'The reds: that is you. Choose a playballer, then a marked cell: two moves in the first turn, then three.',
} as Message<never>;

export const coach_blue = {
  fr: 'Les bleus, c’est vous. Choisissez un playballer, puis une case marquée : deux mouvements au premier tour, puis trois.',
  en: 'The blues: that is you. Choose a playballer, then a marked cell: two moves in the first turn, then three.',
} as Message<never>;

export const coach_2 = {
  fr: 'Le playballer qui arrive sur la balle la prend. Il saute par-dessus ceux qui le gênent.',
  en: 'A playballer who steps onto the ball picks it up. It may jump over another.',
} as Message<never>;

export const coach_3 = {
  fr: 'Une passe va en ligne droite. Un playballer qui entre dans l’en-but adverse avec la balle marque.',
  en: 'A pass goes in a straight line. Bring the ball into the far goal to score.',
} as Message<never>;

export const typing = {
  fr: 'Une passe se tape comme un mouvement, c3 b2, ou avec son signe, c3>b2.',
  en: 'A pass can be typed like a move, c3 b2, or with its sign, c3>b2.',
} as Message<never>;

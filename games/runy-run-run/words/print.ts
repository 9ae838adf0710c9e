// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const board_of_side = {
  fr: 'Plateau de côté {side}',
  en: 'Board of side {side}',
} as Message<'side'>;

export const hunt_title = {
  fr: 'Qui chasse qui',
  en: 'Who hunts whom',
} as Message<never>;

export const hunt = {
  fr: 'Trois joueurs. Les poules (rouges) chassent les vipères, les renards (jaunes) chassent les poules, les vipères (bleues) chassent les renards. Chacun à son tour place {pawns} pions dans les {cells} cases de son camp. Le plus jeune a les poules et commence ; puis jouent les renards, puis les vipères.',
  en: 'Three players. Chicks (red) hunt snakes, foxes (yellow) hunt chicks, snakes (blue) hunt foxes. In turn each places {pawns} pawns on the {cells} cells of their camp. The youngest has the chicks and begins; then the foxes play, then the snakes.',
} as Message<'pawns' | 'cells'>;

export const turn_title = {
  fr: 'Votre tour',
  en: 'Your turn',
} as Message<never>;

export const turn = {
  fr: 'Lancez deux dés. Chaque dé fait avancer un pion en ligne droite d’exactement son nombre de cases, toutes vides : le même pion ou deux pions, dans l’ordre que l’on veut. Un dé au moins si c’est possible, l’autre si l’on veut. On ne saute personne, et un pion sorti de son camp n’y rentre plus.',
  en: 'Throw two dice. Each die moves a pawn in a straight line exactly that many cells, all empty: one pawn or two, in any order. At least one die if possible, the other if you like. No jumping, and a pawn that has left its camp does not go back.',
} as Message<never>;

export const capture = {
  fr: 'capture',
  en: 'capture',
} as Message<never>;

export const capture_does = {
  fr: 'un dé assez grand suffit pour atteindre votre proie : votre pion s’arrête sur elle et prend sa place, elle va prisonnière sur une case vide de votre camp. Les autres pions ne se capturent pas',
  en: 'a die that is large enough reaches your prey: your pawn stops there and takes its place, the prey goes as a prisoner to an empty cell of your camp. Other pawns cannot be captured',
} as Message<never>;

export const release = {
  fr: 'libération',
  en: 'release',
} as Message<never>;

export const release_does = {
  fr: 'de même pour atteindre un de vos pions prisonniers : tous deux rentrent sur des cases vides de votre camp',
  en: 'likewise to reach one of your own pawns in prison: both go back to empty cells of your camp',
} as Message<never>;

export const afterwards = {
  fr: 'ensuite',
  en: 'afterwards',
} as Message<never>;

export const afterwards_does = {
  fr: 'un pion qui a capturé ou libéré ne bouge plus de ce tour',
  en: 'a pawn that captured or released moves no more this turn',
} as Message<never>;

export const end_title = {
  fr: 'Fin',
  en: 'End',
} as Message<never>;

export const end = {
  fr: 'Le premier qui tient ses {pawns} proies prisonnières gagne. Un tour est complet quand chacun a joué une fois. Après {quiet} tours complets sans capture ni libération, ou {all} en tout, celui qui a le plus de prisonniers gagne ; à égalité en tête, match nul.',
  en: 'The first to hold all {pawns} prey as prisoners wins. A round is over when everybody has had a turn. After {quiet} rounds without a capture or release, or {all} in all, most prisoners wins; a shared lead is a draw.',
} as Message<'pawns' | 'quiet' | 'all'>;

export const board_says = {
  fr: 'Les poules chassent les vipères. Les vipères chassent les renards. Les renards chassent les poules.',
  en: 'Chicks hunt snakes. Snakes hunt foxes. Foxes hunt chicks.',
} as Message<never>;

export const chicks_camp = {
  fr: 'Le poulailler',
  en: 'The coop',
} as Message<never>;

export const foxes_camp = {
  fr: 'Le terrier',
  en: 'The den',
} as Message<never>;

export const snakes_camp = {
  fr: 'Le nid',
  en: 'The nest',
} as Message<never>;

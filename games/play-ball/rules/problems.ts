import type { Words } from '@pocket-stadium/kernel';

/** Why a position is refused. */
export const POSITION_PROBLEMS = {
  form: {
    fr: '« {given} » n’est pas une position. Une position s’écrit A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2.',
    en: '"{given}" is not a position. A position is written A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2.',
  },
  field: { fr: 'Terrain inconnu « {given} ». Terrains : {known}.', en: 'Unknown field "{given}". Fields: {known}.' },
  cell: { fr: 'Il n’y a pas de case {given} sur ce terrain ({field}).', en: 'There is no cell {given} on this field ({field}).' },
  teams: {
    fr: 'Chaque équipe a {count} playballers, chacun sur sa case.',
    en: 'Each team has {count} playballers, each on a cell of its own.',
  },
  misplaced: {
    fr: 'Aucun playballer ne peut se trouver en {cell} à ce moment du jeu : la case est marquée d’un point.',
    en: 'No playballer can stand on {cell} at this point of the game: the cell is marked with a point.',
  },
  stuck: {
    fr: 'Dans cette position, l’équipe qui doit jouer ne peut ni marquer ni finir son tour : elle perd la manche sans jouer.',
    en: 'In this position the team to play can neither score nor end its turn: it loses the round without playing.',
  },
} as const satisfies Record<string, Words>;

/** Why a part of a turn, or the end of a turn, is refused. The keys are the codes. */
export const TURN_PROBLEMS = {
  'bad-part': {
    fr: '« {given} » n’est pas une action. On écrit c2-c3 pour un pas, c6xc3 pour un saut, c8x(c9) pour un rebond, c4>b2 pour une passe.',
    en: '"{given}" is not an action. Write c2-c3 for a step, c6xc3 for a jump, c8x(c9) for a bounce, c4>b2 for a pass.',
  },
  'unknown-cell': { fr: 'Il n’y a pas de case {given} sur ce terrain.', en: 'There is no cell {given} on this field.' },
  'round-over': { fr: 'Le but est marqué : rien ne peut suivre.', en: 'The goal is scored: nothing can follow.' },
  'no-moves-left': {
    fr: 'Les mouvements de ce tour sont épuisés ; il ne reste que des passes.',
    en: 'The moves of this turn are used up; only passes are left.',
  },
  'not-yours': { fr: 'Aucun de vos playballers n’est en {from}.', en: 'None of your playballers stands on {from}.' },
  'not-adjacent': {
    fr: 'Un pas mène à une case voisine : {from} et {to} ne se touchent pas.',
    en: 'A step goes to an adjacent cell: {from} and {to} do not touch.',
  },
  occupied: { fr: 'Il y a déjà un playballer en {to} : on saute par-dessus.', en: 'A playballer stands on {to}: jump over it.' },
  'not-in-line': {
    fr: '{from} et {to} ne sont pas sur une même ligne de cases.',
    en: '{from} and {to} are not on one straight line of cells.',
  },
  'nothing-to-jump': {
    fr: 'Il n’y a personne à côté de {from} dans cette direction : on ne saute que par-dessus un playballer voisin.',
    en: 'Nobody is next to {from} in that direction: a jump goes over an adjacent playballer.',
  },
  'lands-elsewhere': {
    fr: 'Ce saut mène à la première case libre : {lands}, pas {to}.',
    en: 'That jump goes to the first free cell: {lands}, not {to}.',
  },
  'is-a-bounce': {
    fr: 'Il n’y a pas de case libre dans cette direction : c’est un rebond, {expected}.',
    en: 'There is no free cell in that direction: it is a bounce, {expected}.',
  },
  'is-a-jump': {
    fr: 'Il y a une case libre derrière : c’est un saut, {expected}.',
    en: 'There is a free cell behind: it is a jump, {expected}.',
  },
  'goal-without-ball': {
    fr: 'Sans la balle, on n’entre pas dans un en-but adverse ({to}).',
    en: 'Without the ball nobody enters an opposing goal ({to}).',
  },
  'not-the-carrier': { fr: 'Le playballer en {from} n’a pas la balle.', en: 'The playballer on {from} does not have the ball.' },
  'not-a-team-mate': {
    fr: 'On passe à un coéquipier ; il n’y en a pas en {to}.',
    en: 'A pass goes to a team-mate; there is none on {to}.',
  },
  'opponent-between': {
    fr: 'Un adversaire coupe la ligne entre {from} et {to}.',
    en: 'An opponent is in the way between {from} and {to}.',
  },
  'pass-repeats': {
    fr: 'La balle a déjà été en {to} depuis le dernier mouvement : on ne passe pas en rond.',
    en: 'The ball has been on {to} since the last move already: passes do not go in circles.',
  },
  'ends-on-point': {
    fr: 'Vous finiriez votre tour sur une case d’en-but ou marquée d’un point ({cells}).',
    en: 'You would end your turn on a goal cell or a cell marked with a point ({cells}).',
  },
  'changes-nothing': {
    fr: 'Votre tour ne changerait rien : il faut déplacer un playballer ou la balle.',
    en: 'Your turn would change nothing: a playballer or the ball must move.',
  },
} as const satisfies Record<string, Words>;

export type TurnProblem = keyof typeof TURN_PROBLEMS;

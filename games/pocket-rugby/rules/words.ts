import { type GameWords, ROLL_OFF_WORDS, type Values } from '@pocket-stadium/kernel';
import { COLUMNS } from './columns.ts';
import type { PocketRugbyFact } from './facts.ts';
import { glossary } from './glossary.ts';

/** Dice and scores as they are written on the sheet. */
export function factValues(fact: PocketRugbyFact): Values {
  if ('dice' in fact) return { dice: fact.dice.join('-') };
  if (fact.code === 'short-handed') return { left: Math.max(fact.left, 0) };
  return 'score' in fact ? { score: fact.score.join('-') } : {};
}

export const words: GameWords = {
  prompts: {
    ...ROLL_OFF_WORDS.prompts,
    action: { fr: '{seat} a la main : deux dés.', en: '{seat} has the hand: two dice.' },
    card: { fr: 'Carton pour {seat} : deux dés pour la couleur.', en: 'A card for {seat}: two dice for its colour.' },
    'penalty-conceded': {
      fr: 'Pénalité pour {seat} : tenter le coup de pied, ou jouer ?',
      en: 'Penalty for {seat}: kick at goal, or play?',
    },
    'kick-duel-q': {
      fr: '{seat} botte la pénalité : un dé, à faire plus haut que le fautif.',
      en: '{seat} kicks: one die, to beat the offender’s.',
    },
    'kick-duel-p': { fr: '{seat} répond : un dé contre la pénalité.', en: '{seat} answers: one die against the kick.' },
    'penalty-won': { fr: 'Pénalité pour {seat} : tenter le coup de pied, ou jouer ?', en: 'Penalty for {seat}: kick at goal, or play?' },
    'penalty-kick': {
      fr: '{seat} botte la pénalité : un dé, le plus bas possible.',
      en: '{seat} kicks the penalty: one die, the lower the better.',
    },
    'drop-or-fifty22': { fr: '{seat} choisit : le drop, ou le 50-22 ?', en: '{seat} chooses: the drop, or the 50-22?' },
    'charge-down': { fr: '{seat} monte au contre : un double arrête le drop.', en: '{seat} charges: a double stops the drop.' },
    'counter-duel-q': { fr: '{seat} part en contre : un dé.', en: '{seat} breaks away: one die.' },
    'counter-duel-p': { fr: '{seat} revient en défense : un dé.', en: '{seat} chases back: one die.' },
    'counter-video': { fr: 'Égalité, appel à la vidéo : {seat} lance un dé.', en: 'Level, so to the video: {seat} rolls one die.' },
    video: { fr: 'Appel à la vidéo : {seat} lance un dé.', en: 'To the video: {seat} rolls one die.' },
    conversion: {
      fr: '{seat} tente la transformation : un dé, le plus bas possible.',
      en: '{seat} takes the conversion: one die, the lower the better.',
    },
  },
  facts: {
    ...ROLL_OFF_WORDS.facts,
    'roll-off-won': {
      fr: '{seat} fait le plus haut, {sum}, et donne le coup d’envoi.',
      en: '{seat} rolls highest, {sum}, and kicks off.',
    },
    action: { fr: 'Minute {minute} : {seat} fait {dice}.', en: 'Minute {minute}: {seat} rolls {dice}.' },
    'penalty-conceded': { fr: 'Faute : pénalité pour {other}.', en: 'An offence: penalty to {other}.' },
    'penalty-and-card': {
      fr: 'Faute grave : pénalité pour {other}, et un carton pour {seat}.',
      en: 'A bad offence: penalty to {other}, and a card for {seat}.',
    },
    'penalty-try-and-card': {
      fr: '{other} empêche un essai certain : essai de pénalité pour {seat}, et un carton.',
      en: '{other} prevents a certain try: a penalty try for {seat}, and a card.',
    },
    'drop-or-fifty22': { fr: '{seat} a le champ libre au pied : drop ou 50-22.', en: '{seat} has room to kick: a drop or a 50-22.' },
    countered: { fr: '{other} récupère le ballon et part en contre !', en: '{other} picks up the ball and breaks away!' },
    'penalty-won': { fr: 'Faute adverse : pénalité pour {seat}.', en: 'The other side offends: penalty to {seat}.' },
    'video-called': { fr: 'Essai pour {seat} ? L’arbitre demande la vidéo.', en: 'A try for {seat}? The referee asks for the video.' },
    'short-handed': {
      fr: '{cards, plural, =0 {Aucun carton} =1 {Un carton en cours} other {# cartons en cours}} pour {seat} : le {x} ne vaut plus que {left}.',
      en: '{cards, plural, =0 {No card} =1 {One card} other {# cards}} in force for {seat}: the {x} is worth only {left}.',
    },
    'knock-on': { fr: 'En-avant : ballon pour {other}.', en: 'Knock-on: {other} has the ball.' },
    'kick-to-touch': { fr: 'Pied en touche : lancer pour {other}.', en: 'Kicked to touch: {other} throws in.' },
    'counter-ruck': { fr: 'Contre-ruck : {other} gagne le ballon au sol.', en: 'Counter-ruck: {other} wins the ball on the ground.' },
    'ball-kicked-away': { fr: 'Ballon rendu au pied : {other} le récupère.', en: 'Ball kicked away: {other} gathers it.' },
    interception: { fr: 'Interception : {other} coupe la passe.', en: 'Interception: {other} reads the pass.' },
    'ball-ripped': { fr: 'Arrachage : {other} s’empare du ballon dans les bras.', en: 'Ripped: {other} takes the ball out of the arms.' },
    'yellow-card': { fr: 'Carton jaune pour {seat}, jusqu’à la minute {until}.', en: 'Yellow card for {seat}, up to minute {until}.' },
    'red-card': { fr: 'Carton rouge pour {seat}, jusqu’à la fin du match.', en: 'Red card for {seat}, to the end of the match.' },
    kick: { fr: '{seat} tente la pénalité.', en: '{seat} kicks at goal.' },
    play: { fr: '{seat} préfère jouer.', en: '{seat} chooses to play.' },
    drop: { fr: '{seat} tente le drop.', en: '{seat} goes for the drop.' },
    fifty22: { fr: '50-22 : {seat} trouve la touche et garde la main.', en: '50-22: {seat} finds touch and keeps the hand.' },
    'duel-die': { fr: '{seat} fait {die}.', en: '{seat} rolls {die}.' },
    'video-die': { fr: 'La vidéo donne {die}.', en: 'The video says {die}.' },
    'penalty-good': { fr: 'La pénalité passe : {points} points pour {seat}.', en: 'The penalty is good: {points} points to {seat}.' },
    'drop-good': { fr: 'Le drop passe : {points} points pour {seat}.', en: 'The drop is good: {points} points to {seat}.' },
    try: { fr: 'Essai ! {points} points pour {seat}.', en: 'Try! {points} points to {seat}.' },
    'conversion-good': {
      fr: 'Transformation réussie : {points} points de plus pour {seat}.',
      en: 'Converted: {points} more points to {seat}.',
    },
    'penalty-try': { fr: 'Essai de pénalité : {points} points pour {seat}.', en: 'Penalty try: {points} points to {seat}.' },
    'penalty-missed': { fr: 'La pénalité ne passe pas.', en: 'The penalty is missed.' },
    'drop-charged-down': { fr: 'Double : {other} contre le drop.', en: 'A double: {other} charges the drop down.' },
    'counter-stopped': { fr: '{other} revient à temps : pas d’essai.', en: '{other} gets back in time: no try.' },
    'try-refused': { fr: 'Impair : l’essai est refusé.', en: 'Odd: the try is refused.' },
    'try-refused-by-cards': { fr: 'En infériorité, l’essai est refusé.', en: 'Short of players, the try is refused.' },
    'conversion-missed': { fr: 'La transformation est manquée.', en: 'The conversion is missed.' },
    'hand-over': { fr: 'La main passe à {seat}, minute {minute}.', en: 'The hand passes to {seat}, minute {minute}.' },
    'hand-kept': { fr: '{seat} garde la main, minute {minute}.', en: '{seat} keeps the hand, minute {minute}.' },
    'half-time': {
      fr: 'Mi-temps, {score}. {seat} a la main à la reprise, minute {minute}.',
      en: 'Half-time, {score}. {seat} has the hand at the restart, minute {minute}.',
    },
    'full-time': { fr: 'Coup de sifflet final : {score}.', en: 'The final whistle: {score}.' },
  },
  moves: {
    kick: {
      name: { fr: 'Tenter la pénalité', en: 'Kick at goal' },
      does: {
        fr: 'Trois points si le dé est bon : plus haut que celui du fautif, ou plus bas que le second dé d’un 3-x. Ensuite l’adversaire a la main, 2 minutes plus tard.',
        en: 'Three points if the die is right: higher than the offender’s, or lower than the second die of a 3-x. Then the other side has the hand, 2 minutes on.',
      },
    },
    play: {
      name: { fr: 'Jouer', en: 'Play on' },
      does: {
        fr: 'Pas de points, mais la main et deux nouveaux dés, 3 minutes plus tard (ou autant de minutes que le second dé d’un 3-x).',
        en: 'No points, but the hand and two fresh dice, 3 minutes on (or as many minutes as the second die of a 3-x).',
      },
    },
    drop: {
      name: { fr: 'Tenter le drop', en: 'Drop goal' },
      does: {
        fr: 'Trois points, sauf si l’adversaire contre d’un double, une fois sur six. Il a ensuite la main, 1 minute plus tard.',
        en: 'Three points, unless the other side charges it down with a double, one time in six. It then has the hand, 1 minute on.',
      },
    },
    fifty22: {
      name: { fr: 'Jouer le 50-22', en: '50-22' },
      does: {
        fr: 'Pas de points : on garde la main et l’on relance deux dés, 3 minutes plus tard.',
        en: 'No points: the hand is kept, with two fresh dice 3 minutes on.',
      },
    },
  },
  sides: [],
  columns: COLUMNS,
  glossary,
};

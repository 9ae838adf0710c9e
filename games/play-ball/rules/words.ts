import { type GameWords, ROLL_OFF_WORDS, type Values } from '@pocket-stadium/kernel';
import { COLUMNS } from './columns.ts';
import type { PlayBallFact } from './facts.ts';
import { glossary } from './glossary.ts';

/** The score as it is said. */
export function factValues(fact: PlayBallFact): Values {
  return 'goals' in fact ? { score: fact.goals.join('–') } : {};
}

export const words: GameWords = {
  prompts: {
    ...ROLL_OFF_WORDS.prompts,
    'kick-off': {
      fr: 'À {seat} d’engager : deux mouvements au plus, et des passes à volonté.',
      en: '{seat} kicks off: two moves at most, and any number of passes.',
    },
    turn: {
      fr: 'À {seat} de jouer : trois mouvements au plus, et des passes à volonté.',
      en: '{seat} to play: three moves at most, and any number of passes.',
    },
  },
  facts: {
    ...ROLL_OFF_WORDS.facts,
    step: {
      fr: '{seat} va de {from} en {to}{ball, plural, =0 {} =1 {, balle en main} other {}}.',
      en: '{seat} steps from {from} to {to}{ball, plural, =0 {} =1 { with the ball} other {}}.',
    },
    jump: {
      fr: '{seat} saute de {from} en {to}{ball, plural, =0 {} =1 {, balle en main} other {}}, par-dessus {over}.',
      en: '{seat} jumps from {from} to {to}{ball, plural, =0 {} =1 { with the ball} other {}}, over {over}.',
    },
    bounce: {
      fr: '{seat} rebondit sur {over} et revient en {from}.',
      en: '{seat} bounces off {over} and is back on {from}.',
    },
    'ball-picked-up': { fr: '{seat} prend la balle en {from}.', en: '{seat} picks up the ball on {from}.' },
    'ball-stolen': {
      fr: '{seat} prend la balle au porteur adverse en {from} !',
      en: '{seat} takes the ball from the opposing carrier on {from}!',
    },
    'ball-taken-over': {
      fr: '{seat} prend la balle à son coéquipier en {from}.',
      en: '{seat} takes the ball over from a team-mate on {from}.',
    },
    pass: { fr: '{seat} passe la balle de {from} à {to}.', en: '{seat} passes the ball from {from} to {to}.' },
    goal: { fr: 'But ! {seat} marque en {to} : {score}.', en: 'Goal! {seat} scores on {to}: {score}.' },
    stuck: {
      fr: '{other} ne peut ni marquer ni finir son tour, et le but va à {seat} : {score}.',
      en: '{other} can neither score nor end a turn, and the goal goes to {seat}: {score}.',
    },
    'void-repeated': {
      fr: 'La même position pour la troisième fois : manche nulle.',
      en: 'The same position for the third time: the round is void.',
    },
    'void-long': { fr: 'Deux cents tours sans but : manche nulle.', en: 'Two hundred turns without a goal: the round is void.' },
    'void-last': {
      fr: 'C’est la {voids}e manche nulle de suite : la partie s’arrête.',
      en: 'That makes {voids} void rounds in a row: the match ends.',
    },
    round: { fr: 'Tout le monde en place : {seat} engage.', en: 'Everybody in place: {seat} kicks off.' },
  },
  moves: {},
  sides: [
    { fr: 'Les rouges', en: 'The reds' },
    { fr: 'Les bleus', en: 'The blues' },
  ],
  columns: COLUMNS,
  glossary,
};

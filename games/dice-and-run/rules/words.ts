import type { GameWords, Values, Words } from '@pocket-stadium/kernel';
import { COLUMNS } from '../../_baseball/rules/columns.ts';
import { BASEBALL_FACTS, BASEBALL_PROMPTS, withRuns } from '../../_baseball/rules/words.ts';
import type { DiceAndRunFact } from './facts.ts';
import { glossary } from './glossary.ts';

const RUNNERS: Readonly<Record<number, Words>> = {
  1: { fr: 'le coureur de première', en: 'the runner on first' },
  2: { fr: 'le coureur de deuxième', en: 'the runner on second' },
  3: { fr: 'le coureur de troisième', en: 'the runner on third' },
};
const TARGETS: Readonly<Record<number, Words>> = {
  2: { fr: 'la deuxième base', en: 'second base' },
  3: { fr: 'la troisième base', en: 'third base' },
  4: { fr: 'le marbre', en: 'home' },
};
const DOUBLE_PLAYS: Readonly<Record<number, Words>> = {
  0: { fr: 'seul le frappeur est retiré', en: 'only the batter is out' },
  1: { fr: 'le frappeur et le coureur de première sont retirés', en: 'the batter and the runner on first are out' },
  2: { fr: 'le frappeur et le coureur de deuxième sont retirés', en: 'the batter and the runner on second are out' },
  3: { fr: 'le frappeur et le coureur de troisième sont retirés', en: 'the batter and the runner on third are out' },
};

/** The runner a fact speaks of, where he goes, and how many men advanced. */
export function factValues(fact: DiceAndRunFact): Values {
  if ('moves' in fact) {
    const [first] = fact.moves;
    const from = first?.from ?? 0;
    return { runner: RUNNERS[from], target: TARGETS[from + 1], out: DOUBLE_PLAYS[from], advanced: fact.moves.length };
  }
  if (fact.code === 'pitch-shown') return { faces: fact.faces.join('-') };
  return 'from' in fact ? { runner: RUNNERS[fact.from], target: TARGETS[fact.from + 1] } : {};
}

const ADVANCED: Words = {
  fr: '{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}',
  en: '{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}',
};
const withAdvance = (words: Words): Words => withRuns({ fr: words.fr + ADVANCED.fr, en: words.en + ADVANCED.en });

export const words: GameWords = {
  prompts: {
    'roll-off': BASEBALL_PROMPTS['roll-off'],
    bat: BASEBALL_PROMPTS.throw,
    pitch: { fr: '{seat} lance la balle, à l’abri des regards de l’attaque.', en: '{seat} pitches, out of sight of the batting side.' },
    decide: { fr: '{seat} à la batte : frapper, ou laisser passer ?', en: '{seat} at bat: swing, or take the pitch?' },
    swing: { fr: '{seat} frappe : deux dés.', en: '{seat} swings: two dice.' },
    answer: { fr: '{seat}, en défense : laisser jouer, ou réagir ?', en: '{seat}, for the defence: accept the hit, or react?' },
    reaction: { fr: '{seat} réagit : un dé.', en: '{seat} reacts: one die.' },
    steal: { fr: '{seat} décide pour les coureurs : tenter un vol, ou rester ?', en: '{seat} decides for the runners: steal, or hold?' },
    'steal-runner': { fr: 'Vol de base : {seat} lance un dé pour le coureur.', en: 'A steal: {seat} rolls one die for the runner.' },
    'steal-defence': { fr: 'Vol de base : {seat} lance deux dés pour la défense.', en: 'A steal: {seat} rolls two dice for the defence.' },
  },
  facts: {
    ...BASEBALL_FACTS,
    'roll-off-won': {
      fr: '{seat} fait le plus haut, {sum} : son équipe bat en premier.',
      en: '{seat} rolls highest, {sum}, and that team bats first.',
    },
    'half-over': {
      fr: '{side} : fin du passage à la batte, manche {inning}{lob, plural, =0 {.} =1 {, un coureur laissé sur base.} other {, # coureurs laissés sur base.}}',
      en: '{side}: end of their half of inning {inning}{lob, plural, =0 {.} =1 {, one runner left on base.} other {, # runners left on base.}}',
    },
    'half-not-begun': {
      fr: '{side} mènent déjà : leur dernière manche n’a pas lieu.',
      en: '{side} lead already: their last half-inning is not begun.',
    },
    'walk-off': { fr: '{side} prennent la tête, et le match s’arrête là !', en: '{side} take the lead, and that is that: a walk-off!' },
    single: withRuns({ fr: 'Simple : {seat} arrive en première base.', en: 'Single: {seat} reaches first.' }),
    double: withRuns({ fr: 'Double : {seat} arrive en deuxième base.', en: 'Double: {seat} reaches second.' }),
    triple: withRuns({ fr: 'Triple : {seat} arrive en troisième base.', en: 'Triple: {seat} reaches third.' }),
    'home-run': withRuns({ fr: 'Circuit ! {seat} fait le tour des bases.', en: 'Home run! {seat} goes all the way round.' }),
    'strike-out': { fr: 'Retrait au bâton pour {seat}.', en: 'Strike out: {seat} is out.' },
    'fly-out': { fr: 'Attraper de volée : le frappeur est retiré.', en: 'Fly out: the batter is out.' },
    'pop-out': { fr: 'Chandelle : le frappeur est retiré.', en: 'Pop out: the batter is out.' },
    'double-play': { fr: 'Double jeu : {out}.', en: 'Double play: {out}.' },
    'ground-out': { fr: 'Roulante : le frappeur est retiré.', en: 'Ground out: the batter is out.' },
    walk: withRuns({ fr: 'But sur balles : {seat} va en première base.', en: 'Walk: {seat} goes to first.' }),
    'sacrifice-fly': withAdvance({
      fr: 'Attraper de volée sacrifice : le frappeur est retiré',
      en: 'Sacrifice fly: the batter is out',
    }),
    'wild-pitch': withAdvance({ fr: 'Lancer fou', en: 'Wild pitch' }),
    'passed-ball': withAdvance({ fr: 'Balle passée', en: 'Passed ball' }),
    'hit-by-pitch': withRuns({
      fr: 'Touché par le lancer : {seat} va en première base.',
      en: 'Hit by pitch: {seat} goes to first.',
    }),
    pickoff: {
      fr: 'Pickoff : {runner} s’est fait surprendre hors de sa base et est retiré.',
      en: 'Pickoff: {runner} is caught off base and out.',
    },
    'sacrifice-bunt': withAdvance({ fr: 'Amorti sacrifice : le frappeur est retiré', en: 'Sacrifice bunt: the batter is out' }),
    error: withRuns({
      fr: 'Erreur de la défense : tout le monde avance encore d’une base.',
      en: 'Error: everybody advances one base more.',
    }),
    'batter-out': { fr: 'La défense réussit son coup : le frappeur est retiré.', en: 'The defence makes the play: the batter is out.' },
    ball: { fr: 'Balle. Compte : {balls}-{strikes}.', en: 'Ball. The count is {balls}-{strikes}.' },
    strike: { fr: 'Strike. Compte : {balls}-{strikes}.', en: 'Strike. The count is {balls}-{strikes}.' },
    'foul-ball': {
      fr: 'Balle hors jeu, comptée strike. Compte : {balls}-{strikes}.',
      en: 'Foul ball, a strike. The count is {balls}-{strikes}.',
    },
    'foul-again': {
      fr: 'Balle hors jeu ; avec deux strikes le compte reste à {balls}-{strikes}.',
      en: 'Foul ball; with two strikes the count stays at {balls}-{strikes}.',
    },
    pitch: { fr: '{seat} lance la balle : seule la défense a vu les dés.', en: '{seat} pitches: only the defence has seen the dice.' },
    'pitch-shown': { fr: 'Le lancer est dévoilé : {faces}, soit {sum}.', en: 'The pitch is shown: {faces}, which makes {sum}.' },
    swing: { fr: '{seat} choisit de frapper.', en: '{seat} swings.' },
    take: { fr: '{seat} laisse passer.', en: '{seat} takes the pitch.' },
    'single-hit': {
      fr: 'Bien frappé par {seat} : un simple, si la défense laisse jouer.',
      en: 'Well hit by {seat}: a single, if it stands.',
    },
    'double-hit': {
      fr: 'Bien frappé par {seat} : un double, si la défense laisse jouer.',
      en: 'Well hit by {seat}: a double, if it stands.',
    },
    'triple-hit': {
      fr: 'Bien frappé par {seat} : un triple, si la défense laisse jouer.',
      en: 'Well hit by {seat}: a triple, if it stands.',
    },
    accept: { fr: '{seat} laisse jouer.', en: '{seat} lets the hit stand.' },
    react: { fr: '{seat} tente un exploit en défense.', en: '{seat} goes for a play in the field.' },
    'hit-stands': { fr: 'La défense n’y peut rien : la frappe compte.', en: 'The defence can do nothing: the hit stands.' },
    steal: { fr: 'Tentative de vol : {runner} s’élance vers {target}.', en: 'A steal: {runner} takes off for {target}.' },
    'steal-die': { fr: 'Dé du coureur : {die}.', en: 'The runner’s die: {die}.' },
    'stolen-base': withRuns({ fr: 'Vol réussi : {runner} atteint {target}.', en: 'Stolen: {runner} takes {target}.' }),
    'caught-stealing': { fr: 'Vol manqué : {runner} est retiré.', en: 'Caught stealing: {runner} is out.' },
  },
  moves: {
    swing: {
      name: { fr: 'Frapper', en: 'Swing' },
      does: {
        fr: 'Deux dés : une fois sur deux un coup sûr, une fois sur trois un retrait, une fois sur six une balle hors jeu. Le lancer ne compte plus.',
        en: 'Two dice: a hit one time in two, an out one in three, a foul ball one in six. The pitch no longer counts.',
      },
    },
    take: {
      name: { fr: 'Laisser passer', en: 'Take' },
      does: {
        fr: 'Le lancer caché compte : une fois sur deux un strike, sinon presque toujours une balle, ou mieux.',
        en: 'The hidden pitch counts: a strike one time in two, otherwise nearly always a ball or better.',
      },
    },
    accept: {
      name: { fr: 'Laisser jouer', en: 'Accept' },
      does: { fr: 'La frappe compte telle quelle : aucun risque d’erreur.', en: 'The hit stands as it is: no risk of an error.' },
    },
    react: {
      name: { fr: 'Réagir', en: 'React' },
      does: {
        fr: 'Un dé : une chance sur trois de retirer le frappeur, une sur trois d’une erreur qui donne une base de plus à tous, sinon rien ne change.',
        en: 'One die: one chance in three to put the batter out, one in three of an error that gives everybody a base more, else nothing changes.',
      },
    },
    steal1: {
      name: { fr: 'Voler la deuxième', en: 'Steal second' },
      does: {
        fr: 'Le coureur de première tente sa chance : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
        en: 'The runner on first goes: one die against two. If he loses the duel, ties included, he is out.',
      },
    },
    steal2: {
      name: { fr: 'Voler la troisième', en: 'Steal third' },
      does: {
        fr: 'Le coureur de deuxième tente sa chance : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
        en: 'The runner on second goes: one die against two. If he loses the duel, ties included, he is out.',
      },
    },
    steal3: {
      name: { fr: 'Voler le marbre', en: 'Steal home' },
      does: {
        fr: 'Le coureur de troisième tente de marquer : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
        en: 'The runner on third tries to score: one die against two. If he loses the duel, ties included, he is out.',
      },
    },
    hold: {
      name: { fr: 'Rester', en: 'Hold' },
      does: { fr: 'Chaque coureur garde sa base ; on passe au lancer suivant.', en: 'Every runner keeps his base; on to the next pitch.' },
    },
  },
  sides: [
    { fr: 'Les recevants', en: 'The home team' },
    { fr: 'Les visiteurs', en: 'The visitors' },
  ],
  columns: COLUMNS,
  glossary,
};

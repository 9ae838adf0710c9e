import { type GlossaryEntry, ROLL_OFF_WORDS, type Words } from '@pocket-stadium/kernel';

/** Options that all baseball games have, less what differs. */
export const BASEBALL_OPTIONS = {
  innings: { kind: 'integer', label: { fr: 'Nombre de manches', en: 'Number of innings' } },
  walkOff: {
    kind: 'boolean',
    default: false,
    label: { fr: 'Fin dès que c’est gagné', en: 'Walk-off' },
    help: {
      fr: 'En dernière manche, le dernier camp à battre s’arrête dès qu’il mène.',
      en: 'In the last inning the side that bats last stops as soon as it leads.',
    },
  },
  first: {
    kind: 'seat-or-roll-off',
    default: 'roll-off',
    label: { fr: 'Qui bat en premier', en: 'Who bats first' },
  },
} as const;

export const NOTHING_TO_CHOOSE: Words = {
  fr: 'Il n’y a rien à choisir : on lance les dés.',
  en: 'There is nothing to choose: roll the dice.',
};

export const BASEBALL_PROMPTS = {
  ...ROLL_OFF_WORDS.prompts,
  throw: { fr: 'À {seat} de battre.', en: '{seat} is at bat.' },
} as const;

/** Sentences for the facts of `innings.ts` and the opening. */
export const BASEBALL_FACTS = {
  ...ROLL_OFF_WORDS.facts,
  'half-over': {
    fr: 'Fin du passage de {side} dans la manche {inning}{lob, plural, =0 {.} =1 {, un coureur laissé sur base.} other {, # coureurs laissés sur base.}}',
    en: '{side}: half-inning {inning} over{lob, plural, =0 {.} =1 {, one man left on base.} other {, # men left on base.}}',
  },
  'half-not-begun': {
    fr: '{side} mène déjà : son passage n’a pas lieu.',
    en: '{side} already leads: this half-inning is not begun.',
  },
  'walk-off': { fr: '{side} prend la tête et la partie s’arrête là !', en: '{side} takes the lead: walk-off!' },
  'extra-inning': {
    fr: 'Égalité : on joue une manche supplémentaire, la {inning}.',
    en: 'Tied: an extra inning is played, number {inning}.',
  },
} as const;

/** Added to the sentence of a play. */
export const RUNS: Words = {
  fr: '{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: '{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
};

export const withRuns = (words: Words): Words => ({ fr: words.fr + RUNS.fr, en: words.en + RUNS.en });

/** Words of baseball that all its dice games use. */
export const BASEBALL_GLOSSARY: readonly GlossaryEntry[] = [
  {
    codes: ['throw'],
    term: { fr: 'Frappeur', en: 'Batter' },
    meaning: {
      fr: 'Le joueur qui tient la batte ; ici, celui qui lance les dés.',
      en: 'The player with the bat; here, whoever rolls the dice.',
    },
  },
  {
    codes: ['inning', 'half-over'],
    term: { fr: 'Manche', en: 'Inning' },
    meaning: {
      fr: 'Une manche est complète quand chaque camp est passé une fois à la batte.',
      en: 'An inning is complete when every side has had its turn at bat.',
    },
  },
  {
    codes: ['run'],
    term: { fr: 'Point', en: 'Run' },
    meaning: {
      fr: 'Un coureur qui fait le tour des bases et revient au marbre marque un point.',
      en: 'A man who goes round the bases and reaches home scores a run.',
    },
  },
  {
    codes: ['lob'],
    term: { fr: 'Laissés sur base', en: 'Left on base (LOB)' },
    meaning: {
      fr: 'Les coureurs encore sur les bases quand le passage se termine.',
      en: 'Men still on the bases when the half-inning ends.',
    },
  },
  {
    codes: ['extra-inning'],
    term: { fr: 'Manche supplémentaire', en: 'Extra inning' },
    meaning: {
      fr: 'Jouée en cas d’égalité, jusqu’à ce qu’un camp soit devant.',
      en: 'Played when sides are tied, until one of them leads.',
    },
  },
];

export const OUT_ENTRY: GlossaryEntry = {
  codes: ['out'],
  term: { fr: 'Retrait', en: 'Out' },
  meaning: {
    fr: 'Un joueur retiré quitte le terrain ; au troisième retrait le passage est fini.',
    en: 'A man who is out leaves the field; the third out ends the half-inning.',
  },
};

/** Hits after which everybody advances as many bases as the batter. */
export const BASEBALL_HITS = {
  single: withRuns({
    fr: 'Simple : {seat} arrive en première base, tous avancent d’une base.',
    en: 'Single: {seat} reaches first, everybody advances one base.',
  }),
  double: withRuns({
    fr: 'Double : {seat} arrive en deuxième base, tous avancent de deux bases.',
    en: 'Double: {seat} reaches second, everybody advances two bases.',
  }),
  triple: withRuns({
    fr: 'Triple : {seat} arrive en troisième base, tous rentrent.',
    en: 'Triple: {seat} reaches third, everybody comes home.',
  }),
  'home-run': withRuns({ fr: 'Circuit de {seat} !', en: 'Home run by {seat}!' }),
} as const satisfies Record<string, Words>;

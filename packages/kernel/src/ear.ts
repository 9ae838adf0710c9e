import * as w from '../words/ear.ts';
import { type Fact, type Game, type Next, type Seat, sideOf } from './game.ts';
import type { OptionValues } from './options.ts';
import { scoreOf } from './score.ts';
import { sideName, tell } from './tell.ts';
import { fill, type Lang } from './words.ts';

/** Who listens to what: the match, what the seats are called, and the language. */
export interface Hearer {
  readonly game: Game;
  readonly options: OptionValues;
  readonly names: readonly string[];
  readonly lang: Lang;
}

/** A game for those who do not look: whole sentences from its state and its facts. */
export interface Ear<S = unknown, F extends Fact = Fact> {
  /** Where everything stands: bases, ball, pawns. */
  position(state: S, hearer: Hearer): string;
  /** The time of the match: inning, minute, round. */
  clock(state: S, hearer: Hearer): string;
  /**
   * The same inside a sentence: `in inning 3`; null where what comes next says it itself. Without it a moment is a number
   * of plays.
   */
  when?(state: S, hearer: Hearer): string | null;
  /** The dice that are still to be played, where a choice follows them; `made` is what its parts led to so far. */
  dice?(state: S, made?: readonly F[]): readonly number[] | null;
  /** A fact in other words than those that are read: a score has the names of its sides, and follows by itself. */
  fact?(fact: F, hearer: Hearer): string | undefined;
  /** Where a step leaves the match, besides its facts and the score. */
  after?(step: EarStep<S, F>, hearer: Hearer): string;
  /** Whether a step ends a play: then the score is told although nobody scored. */
  settles?(facts: readonly F[]): boolean;
}

/** A step that was made: its facts, those that led to it, and the state it led to. */
export interface EarStep<S = unknown, F extends Fact = Fact> {
  readonly facts: readonly F[];
  readonly before: readonly F[];
  readonly state: S;
}

/** A step as somebody hears it. */
export interface HeardStep extends EarStep {
  /** The faces thrown, where the hearer may know them. */
  readonly faces: readonly number[] | null;
  /** How many facts were told already, part by part. */
  readonly entered: number;
  readonly next: Next;
  /** What is said of whose move it is. */
  readonly nextInWords: string;
}

/** The faces, as they are said. */
export function tellDice(faces: readonly number[], lang: Lang): string {
  return fill(w.dice, { count: faces.length, faces: faces.join(', ') }, lang);
}

/** A fact, as it is said. */
export function tellFact(fact: Fact, ear: Ear | null, hearer: Hearer): string {
  return ear?.fact?.(fact, hearer) ?? tell(hearer.game, fact, hearer.names, hearer.lang);
}

/** A step from the throw to what is asked: the dice, the play, where it leaves us, the score with its names, what is next. */
export function tellStep(step: HeardStep, ear: Ear | null, hearer: Hearer): string {
  const { facts, before, faces, entered, next, nextInWords } = step;
  const sentences: string[] = [];
  if (faces && !facts.some((fact) => tellsDice(fact, faces))) sentences.push(tellDice(faces, hearer.lang));
  sentences.push(...facts.slice(entered).map((fact) => tellFact(fact, ear, hearer)));
  sentences.push(ear?.after?.(step, hearer) ?? '');
  const all = [...before, ...facts];
  if (next.kind === 'over') return said([...sentences, nextInWords, tellScore(all, hearer, true)]);
  if (ear?.settles?.(facts) || figures(all, hearer).join() !== figures(before, hearer).join()) sentences.push(tellScore(all, hearer));
  return said([...sentences, nextInWords]);
}

/** Who has what, by the names of those who play: who leads, or the figures of all. */
export function tellScore(facts: readonly Fact[], hearer: Hearer, final = false): string {
  const { lang } = hearer;
  const rows = rowsOf(facts, hearer);
  const [first, second] = rows.toSorted((a, b) => b.value - a.value);
  if (!first || !second) return '';
  const level = rows.every(({ value }) => value === first.value);
  if (!final && level) return fill(w.level, { score: first.value }, lang);
  if (!final && rows.length === 2 && rows.every(({ person }) => person)) {
    return fill(w.leads, { side: first.name, high: first.value, low: second.value }, lang);
  }
  const list = rows.map(({ name, value }) => fill(w.row, { side: name, value }, lang)).join(', ');
  return fill(final ? w.final : w.scores, { list }, lang);
}

const said = (sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');

/**
 * A fact that carries its throw tells it itself; in a roll-off it tells no more than the sum. `faces` are those of an
 * earlier throw that comes out.
 */
function tellsDice(fact: Fact, thrown: readonly number[]): boolean {
  if (fact.code.startsWith('roll-off')) return thrown.length === 1;
  return !('faces' in fact) && ('dice' in fact || 'die' in fact || 'sum' in fact);
}

interface Row {
  readonly name: string;
  readonly value: number;
  /** A side is called by the name of the one seat that plays for it. */
  readonly person: boolean;
}

function rowsOf(facts: readonly Fact[], { game, options, names, lang }: Hearer): Row[] {
  const score = scoreOf(game, game.sheet?.({ options, seats: names.length }, [facts]));
  return (score?.rows ?? []).map(({ side, values }) => {
    const [seat, ...others] = seatsOf(side);
    const person = seat !== undefined && others.length === 0;
    const name = person ? (names[seat] ?? '') : sideName(game, side, names, lang);
    return { name, value: Number(values[score?.decides ?? ''] ?? 0), person };
  });

  function seatsOf(side: number): Seat[] {
    return names.map((_, seat) => seat).filter((seat) => sideOf(game, seat, options) === side);
  }
}

const figures = (facts: readonly Fact[], hearer: Hearer): number[] => rowsOf(facts, hearer).map(({ value }) => value);

import { allFaces } from './faces.ts';
import type { Fact, Game, Move, Seat, Step } from './game.ts';
import { sameInAll, type Values, type Words } from './words.ts';

/** Words with what fills them; `seat`, `other` and `side` among the values are told as names. */
export interface Wording {
  readonly words: Words;
  readonly values?: Values;
}

/** How a throw's faces are read: face by face, by their sum, as a pair in any order, or by how many show one face. */
export const READ_BY = ['face', 'sum', 'pair', 'count'] as const;

/** What a line is for the seat that throws. */
export const LINE_TONES = ['gain', 'even', 'loss'] as const;

/** How likely something is, as a count of throws: `ways` of `of`. */
export interface Count {
  readonly ways: number;
  readonly of: number;
}

/** Throws that lead to the same facts now. */
export interface OutlookCase {
  readonly throws: readonly (readonly number[])[];
  /** The facts that would happen, less those that only repeat the dice. */
  readonly facts: readonly Fact[];
}

/** A line of a chart, as it stands at this moment. */
export interface OutlookLine {
  readonly id: string;
  /** What the play is called. */
  readonly name: Wording;
  /** Which throws these are, where faces and sums do not say it well: `3-x`, no 1. */
  readonly label?: Wording;
  readonly tone: (typeof LINE_TONES)[number];
  /** Every throw of the line, in order. */
  readonly throws: readonly (readonly number[])[];
  readonly ways: number;
  /** One case, or several where the effect depends on more than the line. */
  readonly cases: readonly OutlookCase[];
  /** Where another throw settles it: how likely it then is that the seat that throws now comes out ahead. */
  readonly later?: Count;
}

/** Everything one throw may do now: the booklet's chart, with its effects in this position. */
export interface OutlookChart {
  /** Which throw of the game this is: its `why` at a roll. */
  readonly id: string;
  /** At a choice: the move that leads to this throw, or shows it where it was hidden. */
  readonly move?: Move;
  /** Who throws, or for whom hidden dice count: gains are theirs. */
  readonly seat: Seat;
  readonly dice: number;
  readonly of: number;
  readonly by: (typeof READ_BY)[number];
  readonly lines: readonly OutlookLine[];
}

/** What a game says of a line; the rest is found by throwing every throw. */
export interface LineHead extends Pick<OutlookLine, 'id' | 'name' | 'tone' | 'label' | 'later'> {}

/** How a game reads one of its throws. */
export interface Reading<S, F extends Fact> {
  readonly by: OutlookChart['by'];
  /** The line of the chart that a throw belongs to, from what it led to. */
  line(faces: readonly number[], step: Step<S, F>): LineHead;
  /** Ids in the order of the booklet, where that is not the order of faces or sums. */
  readonly order?: readonly string[];
}

/** The chart of a throw. Every throw goes through the rules themselves, and falls into the line that the reading gives. */
export function outlookChart<S, F extends Fact>(
  head: Pick<OutlookChart, 'id' | 'move' | 'seat' | 'dice'>,
  reading: Reading<S, F>,
  roll: (faces: readonly number[]) => Step<S, F>,
): OutlookChart {
  const lines = new Map<string, GatheredLine>();
  for (const faces of throwsOf(head.dice, reading.by)) {
    const step = roll(faces);
    const given = reading.line(faces, step);
    const line: GatheredLine = lines.get(given.id) ?? { head: given, throws: [], cases: new Map() };
    lines.set(given.id, line);
    line.throws.push(faces);
    const facts = withoutDice(step.facts);
    const key = JSON.stringify(facts);
    const known: Gathered = line.cases.get(key) ?? { throws: [], facts };
    line.cases.set(key, known);
    known.throws.push(faces);
  }
  const { order } = reading;
  const gathered = [...lines.values()];
  if (order) gathered.sort((a, b) => order.indexOf(a.head.id) - order.indexOf(b.head.id));
  return {
    ...head,
    of: 6 ** head.dice,
    by: reading.by,
    lines: gathered.map(({ head: { id, name, tone, label, later }, throws, cases }) => ({
      id,
      name,
      tone,
      ...(label && { label }),
      ...(later && { later }),
      throws,
      ways: throws.length,
      cases: [...cases.values()],
    })),
  };
}

interface GatheredLine {
  readonly head: LineHead;
  readonly throws: (readonly number[])[];
  readonly cases: Map<string, Gathered>;
}
interface Gathered {
  readonly throws: (readonly number[])[];
  readonly facts: readonly Fact[];
}

/** All throws, those of lower sums first where sums are read. */
function throwsOf(dice: number, by: OutlookChart['by']): readonly (readonly number[])[] {
  const throws = allFaces(dice).map(({ faces }) => faces);
  return by === 'sum' ? throws.toSorted((a, b) => sumOf(a) - sumOf(b)) : throws;
}

export const sumOf = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

const DICE_KEYS = ['dice', 'faces', 'die', 'sum'];

/** The facts less those that only repeat the throw. */
export function withoutDice(facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => Object.fromEntries(Object.entries(fact).filter(([key]) => !DICE_KEYS.includes(key))) as unknown as Fact);
}

/** The line of a chart that a throw belongs to. */
export function lineOf(chart: OutlookChart, faces: readonly number[]): OutlookLine | undefined {
  return chart.lines.find(({ throws }) => throws.some((each) => each.every((face, i) => face === faces[i])));
}

/** A throw that was made or shown, the chart it belongs to and the line that applied. */
export interface Applied {
  readonly chart: OutlookChart;
  readonly line: OutlookLine;
  readonly faces: readonly number[];
}

/**
 * The line that applied in a step, from the state before it. It is read from the dice that the step threw, or from the
 * hidden dice that it showed (a fact with `faces`), where the chart of its move reads them.
 */
export function appliedIn<S, F extends Fact>(
  game: Game<S, F>,
  before: S,
  entry: { readonly type: string; readonly faces?: readonly number[] | null; readonly move?: Move },
  facts: readonly F[],
): Applied | null {
  const charts = game.outlook?.(before) ?? [];
  const shown = facts.find((fact): fact is F & { faces: readonly number[] } => 'faces' in fact);
  const faces = entry.type === 'roll' ? entry.faces : shown?.faces;
  const chart = charts.find(({ move }) => (entry.type === 'roll' ? move === undefined : move === entry.move));
  const line = chart && faces?.length === chart.dice ? lineOf(chart, faces) : undefined;
  return chart && line && faces ? { chart, line, faces } : null;
}

/** The throws of a line as few words: `6, 8, 9`, `4-4`, or the label of the line. */
export function throwsWording({ by, lines, dice }: Pick<OutlookChart, 'by' | 'lines' | 'dice'>, line: OutlookLine): Wording {
  if (line.label) return line.label;
  if (dice === 1) return listed(line.throws.map(([face = 0]) => face));
  const pairs = [...new Set(line.throws.map((faces) => faces.toSorted((a, b) => a - b).join('-')))];
  if (by !== 'sum') return listed(pairs);
  // Where two lines share a sum, the one with most of its throws is told by the sum, the other by its pairs.
  const most = (sum: number): OutlookLine | undefined => lines.toSorted((a, b) => waysOfSum(b, sum) - waysOfSum(a, sum))[0];
  const list = [...new Set(line.throws.map(sumOf))].flatMap((sum): (number | string)[] =>
    most(sum)?.id === line.id ? [sum] : pairs.filter((pair) => sumOf(pair.split('-').map(Number)) === sum),
  );
  return listed(list);
}

const listed = (throws: readonly (number | string)[]): Wording => ({ words: sameInAll(throws.join(', ')) });
const waysOfSum = ({ throws }: OutlookLine, sum: number): number => throws.filter((faces) => sumOf(faces) === sum).length;

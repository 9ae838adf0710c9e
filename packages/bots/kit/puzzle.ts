import { accept, type Game, type Move, type OptionValues, type Random, type Result, refuse, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/puzzles.ts';

/** A choice, and what it is worth to who makes it: the probability of a win and half that of a draw. */
export interface Choice {
  readonly move: Move;
  readonly chance: number;
}

/** A position with a known answer: a problem, as people call it. */
export interface Puzzle {
  /** A key of `Puzzles.motifs`. */
  readonly motif: string;
  readonly grade: Grade;
  /** The position, in the text form of its game's puzzles. */
  readonly position: string;
  /** The choices, the best first: all there are, unless `others` is named. */
  readonly choices: readonly Choice[];
  /** What each choice that is not listed is worth; null where it is only known to be worse. */
  readonly others?: number | null;
}

export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface Motif {
  readonly names: Words;
}

/** The puzzles of a game, with what is needed to show them. */
export interface Puzzles<S = unknown> {
  /** The options with which the positions are played, and the number of seats. */
  readonly options: OptionValues;
  readonly seats: number;
  /** Days of the week, Monday is 0, whose puzzle comes from this game. */
  readonly days: readonly number[];
  /** The options of its match of the day, where the game takes its turn in that. */
  readonly match?: OptionValues;
  /** Whether the answers are estimates of a search and not proved. */
  readonly estimated: boolean;
  /** By how much the best choice beats the next one, at least. */
  readonly margin: number;
  readonly motifs: Readonly<Record<string, Motif>>;
  /** Kinds of decisions with names that follow "you give away most with": kicks from the side. */
  readonly kinds?: Readonly<Record<string, Words>>;
  /** The kind of a decision of a match, a key of `kinds`; null where the move says enough. */
  kindOf?(state: S, move: Move): string | null;
  /** The list, a puzzle a line. It only ever grows at its end, because a date names a line. */
  load(): Promise<string>;
  read(position: string): Result<S>;
  write(state: S): string;
  /** What is asked, to somebody who is called "you". */
  ask(state: S, motif: string): Words;
}

/** Finds puzzles: where to look, and what is worth asking. It runs in Node alone, when lists are made. */
export interface PuzzleMaker<S = unknown> {
  /** How many of each motif and grade, as `motif1`, or `motif1_swing` where answers are counted, too. */
  readonly wanted: Readonly<Record<string, number>>;
  /** How many states are looked at before giving up on what is still missing. */
  readonly most: number;
  /** States in which something is chosen, without end. */
  candidates(random: Random): Iterable<S>;
  /** What a state is good for, once its choices are weighed, the best first; null where it is good for nothing. */
  sort(state: S, choices: readonly WeighedChoice[]): Sorted | null;
}

/** A choice with its weight. `depth` is the number of turns until the goal, where a book counts them. */
export interface WeighedChoice extends Choice {
  readonly depth?: number | null;
}

export interface Sorted {
  readonly motif: string;
  readonly grade: Grade;
  /** The kind of answer that is right, where that is counted. */
  readonly answer?: string;
  /** How many of the choices are listed, where the others are all worth the same. */
  readonly listed?: number;
  /** What those others are worth: 0 where this is left out; null where they are only known to be worse. */
  readonly others?: number | null;
}

/** Chances are kept as so many of ten thousand. */
const WHOLE = 10_000;
const SEPARATOR = ';';
const OTHERS = '*';

/** A puzzle as a line: `motif1;position;move=chance;…`, in ten-thousandths. */
export function writePuzzle({ motif, grade, position, choices, others }: Puzzle): string {
  const listed = choices.map(({ move, chance }) => `${move}=${Math.round(chance * WHOLE)}`);
  const rest = others === undefined ? [] : [`${OTHERS}=${others === null ? '?' : Math.round(others * WHOLE)}`];
  return [`${motif}${grade}`, position, ...listed, ...rest].join(SEPARATOR);
}

/** A puzzle from its line. Refuses a line that is none. */
export function readPuzzle(line: string): Result<Puzzle> {
  const [head = '', position = '', ...parts] = line.split(SEPARATOR);
  const [, motif, digit] = /^([a-z]+)(\d)$/.exec(head) ?? [];
  const grade = GRADES.find((known) => known === Number(digit));
  const choices: Choice[] = [];
  let others: number | null | undefined;
  for (const part of parts) {
    const [, move, figure] = /^(.+)=(\d+|\?)$/.exec(part) ?? [];
    if (move === undefined || figure === undefined) return refuse('not-a-puzzle', w.not_a_puzzle, { line });
    if (move === OTHERS) others = figure === '?' ? null : Number(figure) / WHOLE;
    else choices.push({ move, chance: Number(figure) / WHOLE });
  }
  if (motif === undefined || grade === undefined || position === '' || choices.length === 0)
    return refuse('not-a-puzzle', w.not_a_puzzle, { line });
  return accept({ motif, grade, position, choices, ...(others !== undefined && { others }) });
}

/** The choices that are as good as the best. */
export function rightChoices({ choices }: Puzzle): readonly Choice[] {
  return choices.filter(({ chance }) => chance === choices[0]?.chance);
}

/** What a move is worth: another text of a listed move counts as that move; null where nobody knows. */
export function chanceOf<S>(game: Game<S>, state: S, puzzle: Puzzle, move: Move): number | null {
  const listed = puzzle.choices.find((choice) => choice.move === move) ?? sameAs(game, state, puzzle, move);
  return listed ? listed.chance : (puzzle.others ?? null);
}

function sameAs<S>(game: Game<S>, state: S, { choices }: Puzzle, move: Move): Choice | undefined {
  if (!game.grammar) return undefined;
  const after = (text: Move) => {
    const step = game.choose(state, text);
    return step.ok ? JSON.stringify(step.state) : null;
  };
  const made = after(move);
  return made === null ? undefined : choices.find((choice) => after(choice.move) === made);
}

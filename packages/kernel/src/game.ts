import type { Odds } from './odds.ts';
import type { OptionSpecs, OptionValues } from './options.ts';
import type { OutlookChart, Wording } from './outlook.ts';
import type { Refused, Result } from './problem.ts';
import type { Score } from './score.ts';
import type { Values, Words } from './words.ts';

/** Who decides: a seat, numbered from 0 clockwise. */
export type Seat = number;
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';
/** A whole move in the game's text form: `kick`, `5:e11-e6, 2:e6-e4`, `c2-c3, c3>b2`. */
export type Move = string;

export const DECIDED_BY = ['luck', 'luck-and-nerve', 'luck-and-choices', 'dice-and-tactics', 'skill'] as const;

/** Facts about a game that never change during a match. */
export interface About {
  readonly id: string;
  /** Raised when any record could fold differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly decidedBy: (typeof DECIDED_BY)[number];
  /** How long a match takes among people, in minutes. */
  readonly minutes: number;
  readonly names: Words;
  readonly summary: Words;
  readonly credits: Words;
  readonly options: OptionSpecs;
  /** Whether two sides may agree on a draw. */
  readonly draws: boolean;
  /** Options of a first match for somebody new: short, with something to decide at once. */
  readonly firstMatch?: OptionValues;
}

/** What is said about a game before its rules are loaded. */
export type Introduction = Omit<About, 'options'>;

export interface ChoiceNext {
  readonly kind: 'choice';
  readonly seat: Seat;
  /** A key of `words.prompts`. */
  readonly why: string;
}
export interface RollNext {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly dice: number;
  /** A key of `words.prompts`. */
  readonly why: string;
  /** The seats that see the faces; absent when everybody does. */
  readonly secretTo?: readonly Seat[];
}
export interface OverNext {
  readonly kind: 'over';
  readonly outcome: Outcome;
}
export type Next = ChoiceNext | RollNext | OverNext;

export interface Outcome {
  /** All seats of the winning side; with a draw the seats that share it. */
  readonly winners: readonly Seat[];
  /** The sides they play for, in games of teams; elsewhere every seat is a side. */
  readonly sides?: readonly number[];
  readonly draw: boolean;
  /** The figure that decided, by side: runs, points, goals, prisoners. */
  readonly score: readonly number[];
  readonly by: 'play' | 'forfeit' | 'agreement';
  /** The code of the fact that says why, where the score does not. */
  readonly reason?: string;
}

/**
 * Something that happened. Words, animation and sheets are made from facts alone.
 * `code` is the key of its sentence in `words.facts`; `seat` and `other` are shown as names.
 */
export interface Fact {
  readonly code: string;
  readonly seat?: Seat;
  readonly other?: Seat;
}

/** A move or faces applied: the state after, and what happened. The old state is as it was. */
export interface Step<S, F extends Fact = Fact> {
  readonly ok: true;
  readonly state: S;
  readonly facts: readonly F[];
}

/** What a part of a move would do, for marking targets. */
export const EFFECTS = ['takes-ball', 'passes', 'scores', 'captures', 'releases', 'wins'] as const;
export type Effect = (typeof EFFECTS)[number];

/** One part that may follow: a step, a pass, the way of one pawn, a cell of a setup. */
export interface Part {
  readonly text: string;
  readonly from?: string;
  readonly to: string;
  /** The die that the part uses. */
  readonly die?: number;
  /** Cells chosen with the part, where a prisoner or a released pair goes. */
  readonly place?: readonly string[];
  readonly effects: readonly Effect[];
}

/** A half-entered move as a value. */
export interface Progress<S> {
  readonly parts: readonly string[];
  /** The whole text so far, a legal move if `complete`. */
  readonly move: Move;
  readonly follow: readonly Part[];
  readonly complete: boolean;
  /** Why the parts do not make a whole move yet. */
  readonly incomplete?: Refused['problem'];
  /** The position with the parts made, for drawing. */
  readonly preview: S;
  /** What the parts so far led to, for showing and telling each as it is entered. */
  readonly facts?: readonly Fact[];
}

/** The grammar of moves made of parts; click, keyboard, text and bots all use it. */
export interface Grammar<S> {
  /** What may follow `parts`, or why the last of them is refused. */
  follow(state: S, parts: readonly string[]): Result<Progress<S>>;
  /** The parts of a move's text, for stepping through it. */
  split(move: Move): readonly string[];
}

/** What is written during a match. Its kind tells the game that keeps it what stands there. */
export interface Sheet {
  readonly kind: string;
}
/** Pieces and goals by seat, for games whose sheet is a tally. The first figure decides. */
export interface Tally extends Sheet {
  readonly kind: 'tally';
  readonly rows: readonly { readonly seat: Seat; readonly label: Words; readonly values: Values }[];
}

export interface GlossaryEntry {
  /** Codes of the facts, moves or plays that the entry explains. */
  readonly codes: readonly string[];
  readonly term: Words;
  readonly meaning: Words;
}

/** What a column of a sheet is called, wherever the sheet is drawn. */
export interface Column {
  /** A name as short as the head of a column. */
  readonly label: Words;
  readonly name: Words;
}

/** Everything a person reads about a game, besides `about`. */
export interface GameWords {
  readonly prompts: Readonly<Record<string, Words>>;
  readonly facts: Readonly<Record<string, Words>>;
  /** Moves with a fixed name: what it is called, what it does and risks. */
  readonly moves: Readonly<Record<string, { readonly name: Words; readonly does: Words }>>;
  readonly sides: readonly Words[];
  /** The columns of the sheet by key; a key that is not here stands as it is. */
  readonly columns?: Readonly<Record<string, Column>>;
  readonly glossary: readonly GlossaryEntry[];
}

/** What a match starts from. */
export interface Setup {
  readonly options: OptionValues;
  readonly seats: number;
}

/**
 * A game. States are plain immutable values that survive JSON. Methods never throw on bad moves:
 * they refuse with a reason. Dice are handed in; nothing here draws a number.
 */
export interface Game<S = unknown, F extends Fact = Fact> {
  readonly about: About;
  readonly words: GameWords;
  /** More values for a fact's sentence than its own fields. */
  factValues?(fact: F): Values;
  /** `rules` is the version a record was begun with, where it is an older one: what a ruling changed since stays as it was. */
  start(options: OptionValues, seats: number, rules?: number): S;
  next(state: S): Next;
  /** One legal move for each distinct result, at a choice. */
  moves(state: S): readonly Move[];
  choose(state: S, move: Move): Step<S, F> | Refused;
  /**
   * Faces for a roll: the kernel has checked their number and range.
   * `null` stands for a secret roll that this copy of the match may not see.
   */
  roll(state: S, faces: readonly number[] | null): Step<S, F>;
  /** Where a game has secrets: how many of the latest secret rolls are still hidden. */
  secrets?(state: S): number;
  /** Where a game has secrets: the state as a viewer sees it. */
  view?(state: S, viewer: Viewer): S;
  /** The side a seat plays for, in games of teams. */
  side?(seat: Seat, options: OptionValues): number;
  readonly grammar?: Grammar<S>;
  /** Text form of positions. */
  readonly position?: {
    parse(text: string): Result<S>;
    make(state: S): string;
  };
  /** The sheet from what happened, entry by entry. */
  sheet?(setup: Setup, factsByEntry: readonly (readonly F[])[]): Sheet;
  /** The rows and columns of a sheet of its own kind; those of a tally are known. */
  score?(sheet: Sheet): Score;
  /**
   * What each throw would do now, chart by chart: at a roll its own, at a choice those of the moves that are
   * followed by dice. It is the same for every viewer: a hidden roll is treated as not known.
   */
  outlook?(state: S): readonly OutlookChart[];
  /** At a choice: what a move needs, and how likely that is; null where the move is not to be made. */
  odds?(state: S, move: Move): Odds | null;
  /** What a step meant in its position, in one short sentence; `before` are the facts that led to it. */
  gist?(facts: readonly F[], before: readonly F[]): Wording | null;
  /** A generous bound on the entries of a match of random moves. */
  bound(setup: Setup): number;
}

/** The side a seat plays for: its team, or itself. */
export function sideOf(game: Game, seat: Seat, options: OptionValues): number {
  return game.side ? game.side(seat, options) : seat;
}

/** A state as a viewer may know it: the state itself where a game has no secrets. */
export function viewOf<S, F extends Fact>(game: Game<S, F>, state: S, viewer: Viewer): S {
  return game.view ? game.view(state, viewer) : state;
}

/** What each seat gets of a finished match: 1 shared among the winning sides, so 1/2 for a draw of two. */
export function shares({ winners, sides = winners }: Outcome, seats: number): number[] {
  const won = new Array<number>(seats).fill(0);
  for (const seat of winners) won[seat] = 1 / sides.length;
  return won;
}

import type {
  Entry,
  Fact,
  Game,
  Lang,
  Move,
  Next,
  OptionValues,
  OutlookLine,
  Progress,
  Seat,
  Sheet,
  Viewer,
  Words,
} from '@pocket-stadium/kernel';
import type { Component } from 'svelte';
import type { ThrownLine } from './card/thrown-line.ts';

/**
 * What a board is told and what it may ask for. A board contains no rules: what may be done comes in
 * `progress` (moves made of parts) or `moves` (moves with a name), what happened comes in `last`.
 *
 * The board of a game is `games/<id>/board/index.ts`, which says `export default defineBoard<State, Fact>({ Board: Field })`.
 * A game without one gets the plain board.
 */
export interface BoardProps<S = unknown, F extends Fact = Fact> {
  readonly game: Game<S, F>;
  readonly options: OptionValues;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** The faces of the bots, by seat. */
  readonly faces?: readonly (string | undefined)[];
  readonly lang: Lang;
  /** What to draw: the state as `viewer` may see it, with the parts entered so far already made. */
  readonly state: S;
  /** The same without the parts: where the turn began. */
  readonly base: S;
  /** The step that led to `base`; null where there is nothing to animate (start, reload, taken back). */
  readonly last: LastStep<S, F> | null;
  /** The latest throw that a chart reads, also after a reload; it stays until dice are thrown again. */
  readonly thrown?: ThrownLine | null;
  readonly next: Next;
  /** Who looks at this screen. */
  readonly viewer: Viewer;
  /** The seat that somebody at this screen may decide for now; null while bots think or things move. */
  readonly acting: Seat | null;
  /** At a choice of `acting` in a game with a grammar: what was entered and what may follow. */
  readonly progress: Progress<S> | null;
  /** At a choice of `acting` in a game without a grammar: the legal moves. */
  readonly moves: readonly string[];
  readonly sheet: Sheet | undefined;
  /** Every fact in force, in order, as far as the screen shows it. */
  readonly facts: readonly F[];
  /** Whether things move. False when people asked for less motion, or skipped: show the result at once. */
  readonly motion: boolean;
  /** One more part (`Part.text`, or text typed by a person: a refusal is announced by the shell). */
  readonly onPart: (text: string) => void;
  /** Takes the latest part back. */
  readonly onUndo: () => void;
  /** What may be taken back before the first part: the move made last, or faces entered by hand. */
  readonly back: { readonly what: 'roll' | 'move'; readonly take: () => void } | null;
  /** The whole move: `progress.move` when `progress.complete`, or one of `moves`. */
  readonly onMove: (move: string) => void;
  /** Whether a tap on this move throws its dice, too: its button says so. */
  readonly rollsAfter?: (move: string) => boolean;
  /** Says something to screen readers that no fact says: where the focus stands, what is selected. */
  readonly onSay: (text: string) => void;
  /** Shows the end of what is moving. */
  readonly onSkip: () => void;
}

/** The latest step shown. */
export interface LastStep<S = unknown, F extends Fact = Fact> {
  /** Its entry number: another number is another step, even with the same facts. */
  readonly number: number;
  readonly entry: Entry;
  readonly facts: readonly F[];
  /** How many of `facts` the board has shown already, while somebody here entered the parts. */
  readonly entered: number;
  /** The state it started from, as the viewer sees it. */
  readonly before: S;
}

export const TONES = ['red', 'blue', 'turf', 'clay', 'ink'] as const;
export type Tone = (typeof TONES)[number];

/** What is stamped for a step: the word itself, or the facts to find it for in the glossary, the most telling first. */
export interface StampChoice {
  readonly tone: Tone;
  readonly text?: Words;
  readonly facts?: readonly Fact[];
}

/** Something that somebody may be glad of. */
export interface Feat {
  /** The key of the feat. Two throws that lead to the same feat have the same key, so that its chance can be counted. */
  readonly key: string;
  /** Whose side is glad. */
  readonly seat: Seat;
  /** Whether it brought points, goals or prisoners. */
  readonly points: boolean;
  /** A feat that is rare for another reason than its throw. */
  readonly atLeast?: 'cheered' | 'feast' | 'season';
}

/** What a step sounds like, besides the dice. */
export type BoardSound = 'bat' | 'boot' | 'whistle' | 'cage' | 'net';

/** A sheet, and who stands on it. */
export interface SheetProps {
  readonly game: Game;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly sheet: Sheet;
}

/** What the quick card is told. */
export interface CardProps extends Pick<BoardProps, 'game' | 'names' | 'lang' | 'base' | 'facts'> {
  /** The latest throw that a chart reads. */
  readonly thrown: ThrownLine | null;
  /** Whether dice are in the air: then nothing is lit. */
  readonly rolling: boolean;
  readonly Mark?: Component<{ line: OutlookLine }> | undefined;
  /** Whether each line says everything that it would do, whatever the screen. */
  readonly whole?: boolean;
}

export interface BoardModule<S = unknown, F extends Fact = Fact> {
  /**
   * The field: whole in portrait at 320 px, as tall as the window on a desktop. It stands in a
   * positioned box that has a size: fill it with `position: absolute; inset: 0` (unless `scrolls`).
   */
  readonly Board: Component<BoardProps<S, F>>;
  /** The dark board above the field (beside it on a desktop). The plain one shows the sheet. */
  readonly Scoreboard?: Component<BoardProps<S, F>>;
  /**
   * The buttons of a choice. By default: the named moves with what each does, or, in a game with a
   * grammar, "take back" and "finish".
   */
  readonly Choice?: Component<BoardProps<S, F>>;
  /** What each throw would do now, beside the decision and in the menu: `QuickCard` of the kit where the game has dice. */
  readonly Card?: Component<CardProps>;
  /** How a line of the card is marked; by default a tick, a cross or a dash. */
  readonly Mark?: Component<{ line: OutlookLine }>;
  /** What the sheet adds up to, in words, for the menu: also that for which a small screen has no room. */
  readonly Totals?: Component<SheetProps>;
  /** How long the field takes to show these facts, in ms; the shell waits before the next action. */
  readonly duration?: (facts: readonly F[]) => number;
  /** The stamp of a step; by default the glossary's term for its first fact that has one. */
  readonly stamp?: (facts: readonly F[]) => StampChoice | null;
  /** How long after the beginning of a step its stamp falls, in ms; by default when the field has shown all of it. */
  readonly stampAfter?: (facts: readonly F[]) => number | null;
  /** What there is to be glad of in a step, if anything. How glad, the app finds by the chance of its throw. */
  readonly feat?: (facts: readonly F[]) => Feat | null;
  /** A side that was so many behind and leads later has made a comeback. */
  readonly comeback?: number;
  /** What a step sounds like. */
  readonly sound?: (facts: readonly F[]) => BoardSound | null;
  /** The `why` of rolls that people throw themselves; others are thrown for them. Default: all. */
  readonly ownRolls?: readonly string[];
  /** What the first match of whoever sits there says before each of their first decisions among such moves. */
  readonly coach?: (seat: Seat, moves: readonly Move[]) => readonly Words[];
  /** What is printed of a match in the field's stead: a sheet. By default what happened, line by line. */
  readonly Paper?: Component<BoardProps<S, F>>;
  /** Whether the field itself grows with the match (a sheet) and scrolls, rather than fitting the screen. */
  readonly scrolls?: boolean;
  /**
   * A field as large as a phone allows: the decision is one row below it, dice and stamps fall on
   * the field, and between throws the board shows the dice itself.
   */
  readonly large?: boolean;
}

/** A board for any state: the types of one game's states and facts end here. */
export function defineBoard<S, F extends Fact>(board: BoardModule<S, F>): BoardModule {
  return board as unknown as BoardModule;
}

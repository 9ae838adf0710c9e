import type { Fact, Game, Move, Words } from '@pocket-stadium/kernel';

/** Somebody in a lesson; the learner decides for the seats without `guided`. */
export interface LessonSeat {
  readonly name: string;
  /** Whether the script makes its moves, when the learner asks to go on. */
  readonly guided?: true;
}

/** Dice that the learner throws, for whichever seat: the script says what they show. */
export interface RollStep {
  /** What the coach says before it. Without one the sentence before stays. */
  readonly say?: Words;
  readonly faces: readonly number[];
}

/** A move: the learner's, or one of a guided seat. */
export interface MoveStep {
  readonly say?: Words;
  readonly move: Move;
  /** What the coach says to another move. Every step of the learner has one. */
  readonly hint?: Words;
  /**
   * Which other moves are as good: those that lead to the same state (by default), those whose facts differ in these
   * fields alone (where a prisoner is placed), or any legal move.
   */
  readonly accept?: readonly string[] | 'any';
}
export type LessonStep = RollStep | MoveStep;

/** A short match, or the beginning of one, whose dice and guided moves are written down. */
export interface Chapter {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LessonSeat[];
  /** What was played before the coach speaks: faces or moves. */
  readonly before?: readonly (readonly number[] | Move)[];
  readonly steps: readonly LessonStep[];
  /** What the coach says at its end. */
  readonly end: Words;
}

/** A lesson of under three minutes, all its chapters together. */
export interface Lesson {
  readonly chapters: readonly Chapter[];
}

/** Whether a move is what a step asks for. */
export function accepts(game: Game, state: unknown, step: MoveStep, move: Move): boolean {
  const made = game.choose(state, move);
  const asked = game.choose(state, step.move);
  if (!made.ok || !asked.ok) return false;
  if (step.accept === 'any' || JSON.stringify(made.state) === JSON.stringify(asked.state)) return true;
  if (!step.accept) return false;
  return matches(made.facts, asked.facts, step.accept) && matches(asked.facts, made.facts, step.accept);
}

/** Whether what a half-entered move led to so far is part of what a step asks for. */
export function onTheWay(game: Game, state: unknown, step: MoveStep, facts: readonly Fact[]): boolean {
  if (step.accept === 'any') return true;
  const asked = game.choose(state, step.move);
  return asked.ok && matches(facts, asked.facts, step.accept ?? []);
}

/** Whether each of these facts is among the others, but for some fields. */
function matches(facts: readonly Fact[], among: readonly Fact[], but: readonly string[]): boolean {
  const known = new Set(among.map((fact) => key(fact, but)));
  return facts.every((fact) => known.has(key(fact, but)));
}

function key(fact: Fact, but: readonly string[]): string {
  return JSON.stringify(Object.entries(fact).filter(([field]) => !but.includes(field)));
}

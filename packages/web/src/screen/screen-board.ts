import type { Component, Snippet } from 'svelte';
import type { BoardModule, BoardProps, LastStep } from '../../kit/board.ts';
import type { ThrownLine, thrownLine } from '../../kit/card/thrown-line.ts';
import { loadBoard } from '../boards/index.ts';
import type { Shown } from '../match/display-cursor.svelte.ts';
import type { MatchSession } from '../match/session.svelte.ts';
import { untilThere } from '../until-there.ts';

/** What the area of the decision is given. */
export interface DecisionProps {
  readonly session: MatchSession;
  readonly given: BoardProps;
  readonly prompt: string;
  /** The latest throw that a chart reads. */
  readonly thrown: ThrownLine | null;
  readonly end?: Snippet | undefined;
}

/** A board with what stands around it in a match. */
export interface ScreenBoard extends BoardModule {
  readonly Decision?: Component<DecisionProps>;
  /** Loads the code that tells each step in full, once it is asked for. */
  readonly speech?: () => Promise<Speech>;
  /** Finds the line of the latest throw, where a card shows lines. */
  readonly thrownLine?: typeof thrownLine | undefined;
}

/** A step and what is asked next, in words. */
export type Speech = (session: MatchSession, shown: Shown, last: LastStep, next: string) => string;

/** The board of a game, with its area of the decision, and a scoreboard if it has none of its own. */
export async function loadScreen(gameId: string): Promise<ScreenBoard> {
  const board = await loadBoard(gameId);
  const [decision, Scoreboard, line] = await Promise.all([
    untilThere<{ default: Component<DecisionProps> }>(() =>
      board.large ? import('./DecisionBar.svelte') : import('./DecisionArea.svelte'),
    ),
    board.Scoreboard ?? untilThere(() => import('./SheetBoard.svelte')).then((part) => part.default),
    board.Card ? untilThere(() => import('../../kit/card/thrown-line.ts')) : null,
  ]);
  let speech: Promise<Speech> | undefined;
  const fetched = () => untilThere(() => import('../ear/speech.ts')).then(({ loadSpeech }) => loadSpeech(gameId));
  return { ...board, Decision: decision.default, Scoreboard, thrownLine: line?.thrownLine, speech: () => (speech ??= fetched()) };
}

import { say } from '@pocket-stadium/web/kit/lang.svelte.ts';
import { BALL, type Piece } from '../../_hex/board/pieces.ts';
import * as hexWords from '../../_hex/words/board.ts';
import type { PlayBallState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import { fieldOf } from './field.ts';

const PLAYERS = [w.red, w.blue] as const;
const GOALS = [w.red_goal, w.blue_goal] as const;

const playerName = ({ side, number }: Piece): string => say(side === 0 ? PLAYERS[0] : PLAYERS[1], { number });

/** What is on a cell, in words. */
export function contentOf(state: PlayBallState, pieces: readonly Piece[], cell: string): string {
  const { grid, goalOf } = fieldOf(state);
  const here = pieces.filter((piece) => piece.cell === cell);
  const player = here.find(({ side }) => side !== BALL);
  const ball = here.some(({ side }) => side === BALL);
  const goal = GOALS[goalOf[grid.byName.get(cell) ?? 0] ?? -1];
  const what = player
    ? ball
      ? say(w.with_ball, { player: playerName(player) })
      : playerName(player)
    : ball
      ? say(w.ball)
      : say(hexWords.free);
  return goal ? `${what}, ${say(goal)}` : what;
}

/** The whole position in a few sentences. */
export function summaryOf(state: PlayBallState, pieces: readonly Piece[]): string {
  const cells = (team: number) => pieces.flatMap(({ side, cell }) => (side === team ? [cell] : [])).join(', ');
  const ball = pieces.find(({ side }) => side === BALL)?.cell ?? '';
  const position = say(w.position, { red: cells(0), blue: cells(1), ball });
  return state.outcome ? position : `${position} ${say(w.moves_left, { count: state.position.moves })}`;
}

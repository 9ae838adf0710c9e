import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import { type Cell, nameOf } from '../../_hex/rules/grid.ts';
import * as w from '../words/problems.ts';
import { CELL_BITS, cellNames, type Field, PLAYBALLERS, TEAM_LETTERS, type Team } from './field.ts';
import { type End, packEnd, packTrio } from './trio.ts';
import { mayStay } from './turn-end.ts';
import type { TurnGenerator } from './turn-generator.ts';

/** Where everything stands, whose turn it is, and how many moves it has left. */
export interface Position {
  /** The cells of A and of B, each in ascending order. */
  readonly cells: readonly [readonly Cell[], readonly Cell[]];
  readonly ball: Cell;
  readonly turn: Team;
  readonly moves: number;
}

/** Moves of a turn, and of the first turn of a round. */
export const MOVES = 3;
export const KICK_OFF_MOVES = 2;

export function kickOff(field: Field, begins: Team): Position {
  return { cells: field.starts, ball: field.centre, turn: begins, moves: KICK_OFF_MOVES };
}

/** One whole number for each position: cells, ball, team to play and moves allowed (K5). */
export function positionKey({ cells, ball, turn, moves }: Position): number {
  const [a, b] = cells;
  return ((packTrio(a) * 2 ** 18 + packTrio(b)) * 64 + ball) * 8 + turn * 4 + moves;
}

export function ownCells({ cells, turn }: Position): readonly Cell[] {
  return cells[turn];
}

export function opponentCells({ cells, turn }: Position): readonly Cell[] {
  return cells[turn === 0 ? 1 : 0];
}

/** What the turn can change, as it is now. */
export function endOf(position: Position): End {
  return packEnd(ownCells(position), position.ball);
}

/** By cell: whether a playballer of either team stands there. */
export function occupancy({ cells }: Position): Uint8Array {
  const occupied = new Uint8Array(1 << CELL_BITS);
  for (const team of cells) for (const cell of team) occupied[cell] = 1;
  return occupied;
}

/** Finds every end of the turn that begins here, and says how many there are. */
export function generateEnds(generator: TurnGenerator, position: Position): number {
  const { turn, ball, moves } = position;
  return generator.generate(turn, packTrio(ownCells(position)), packTrio(opponentCells(position)), ball, moves);
}

/** `A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2`, after the name of a field that is not the default. */
export function makePosition(field: Field, isDefault: boolean, position: Position): string {
  const [a, b] = position.cells.map((cells) => cellNames(field, cells).join(' '));
  const text = `A:${a}|B:${b}|ball:${nameOf(field.grid, position.ball)}|turn:${TEAM_LETTERS[position.turn]}|moves:${position.moves}`;
  return isDefault ? text : `${field.id} ${text}`;
}

const FORM = /^(?:([^ |]{1,40}) )?A:([^|]{1,40})\|B:([^|]{1,40})\|ball:([^|]{1,10})\|turn:([AB])\|moves:([0-3])$/;

/** The reverse of `makePosition`; the first field is the default. */
export function parsePosition(
  fields: ReadonlyMap<string, Field>,
  text: string,
): Result<{ readonly field: Field; readonly position: Position }> {
  const match = FORM.exec(text);
  if (!match) return refuse('bad-position', w.form, { given: text.slice(0, 80) });
  const [, named, a = '', b = '', ballName = '', letter = '', moves = ''] = match;
  const field = named === undefined ? [...fields.values()][0] : fields.get(named);
  if (!field) return refuse('unknown-field', w.field, { given: named, known: [...fields.keys()] });

  const { byName } = field.grid;
  const names = [...a.split(' '), ...b.split(' ')];
  const unknown = [...names, ballName].find((name) => !byName.has(name));
  if (unknown !== undefined) return refuse('unknown-cell', w.cell, { given: unknown, field: field.id });
  if (names.length !== 2 * PLAYBALLERS || a.split(' ').length !== PLAYBALLERS || new Set(names).size !== names.length) {
    return refuse('bad-teams', w.teams, { count: PLAYBALLERS });
  }
  const cells = (team: string) =>
    team
      .split(' ')
      .map((name) => byName.get(name) as Cell)
      .sort((first, second) => first - second);
  const turn = TEAM_LETTERS.indexOf(letter as 'A' | 'B') as Team;
  const position: Position = { cells: [cells(a), cells(b)], ball: byName.get(ballName) as Cell, turn, moves: Number(moves) };
  const misplaced = findMisplaced(field, position);
  if (misplaced !== undefined) return refuse('misplaced', w.misplaced, { cell: nameOf(field.grid, misplaced) });
  return accept({ field, position });
}

/** A playballer stands on an opposing goal, or where it may not stay though its team has ended its turn. */
function findMisplaced(field: Field, { cells, turn }: Position): Cell | undefined {
  return cells
    .flatMap((team, index) => team.filter((cell) => field.goalOf[cell] === 1 - index || (index !== turn && !mayStay(field, cell))))
    .at(0);
}

import { accept, type Refused, type Result } from '@pocket-stadium/kernel';
import { type Cell, nameOf } from '../../_hex/rules/grid.ts';
import { type Board, COLOURS, type Colour, HUNTER, PAWNS } from './field.ts';
import { type AllPawns, NO_PAWNS, type Pawns } from './pawns.ts';
import { problem } from './problems.ts';

/** A position as its text gives it. */
export interface Position {
  readonly board: Board;
  readonly turn: Colour;
  readonly pawns: AllPawns;
}

const NOBODY = '-';
const PRISONER = '*';
const FORM = /^(\d{1,2}) ([012]) (\S{1,40}) (\S{1,40}) (\S{1,40})$/;

/** `7 0 b3,c1,c2,c3,d4 g13,a2*,a3*,b1*,b2* a1,f12*,g12*,h12*,i11*`; `-` for a colour not yet set up. */
export function makePosition({ board, turn, pawns }: Position): string {
  return `${board.side} ${turn} ${makePawns(board, pawns)}`;
}

/** The three colours of a position, as its last three words. */
export function makePawns({ grid }: Board, pawns: AllPawns): string {
  const words = pawns.map(({ free, held }) => {
    const names = [...free.map((cell) => nameOf(grid, cell)), ...held.map((cell) => nameOf(grid, cell) + PRISONER)];
    return names.length === 0 ? NOBODY : names.join(',');
  });
  return words.join(' ');
}

/** The reverse of `makePosition`. */
export function parsePosition(boards: ReadonlyMap<number, Board>, text: string): Result<Position> {
  const match = FORM.exec(text);
  if (!match) return problem('bad-position', { given: text.slice(0, 80) });
  const [, side = '', seat = '', ...words] = match;
  const board = boards.get(Number(side));
  if (!board) return problem('unknown-board', { given: side, known: [...boards.keys()] });
  const turn = Number(seat) as Colour;
  const colours: Pawns[] = [];
  for (const word of words) {
    const parsed = parsePawns(board, word);
    if (!parsed.ok) return parsed;
    colours.push(parsed.value);
  }
  const [chicks = NO_PAWNS, foxes = NO_PAWNS, snakes = NO_PAWNS] = colours;
  const pawns: AllPawns = [chicks, foxes, snakes];
  return check(board, turn, pawns) ?? accept({ board, turn, pawns });
}

function parsePawns({ grid }: Board, word: string): Result<Pawns> {
  if (word === NOBODY) return accept(NO_PAWNS);
  const free: Cell[] = [];
  const held: Cell[] = [];
  for (const item of word.split(',')) {
    const prisoner = item.endsWith(PRISONER);
    const name = prisoner ? item.slice(0, -1) : item;
    const cell = grid.byName.get(name);
    if (cell === undefined) return problem('unknown-cell', { given: name });
    (prisoner ? held : free).push(cell);
  }
  const ascending = (a: Cell, b: Cell) => a - b;
  return accept({ free: free.sort(ascending), held: held.sort(ascending) });
}

function check(board: Board, turn: Colour, pawns: AllPawns): Refused | null {
  const { grid, campOf } = board;
  const counts = pawns.map(({ free, held }) => free.length + held.length);
  const cells = pawns.flatMap(({ free, held }) => [...free, ...held]);
  if (counts.some((count) => count !== 0 && count !== PAWNS) || new Set(cells).size !== cells.length) {
    return problem('bad-pawns', { count: PAWNS });
  }
  for (const colour of COLOURS) {
    const astray = pawns[colour].held.find((cell) => campOf[cell] !== HUNTER[colour]);
    if (astray !== undefined) return problem('misplaced-prisoner', { cell: nameOf(grid, astray) });
  }
  if (pawns.filter(({ held }) => held.length === PAWNS).length > 1) return problem('won-twice');
  return counts.includes(0) ? checkSetup(board, turn, pawns) : null;
}

/** While colours are still to be set up, those before them in order of play are in their camps. */
function checkSetup({ grid, campOf }: Board, turn: Colour, pawns: AllPawns): Refused | null {
  const placed = COLOURS.filter((colour) => pawns[colour].free.length > 0);
  const before = placed.map((_, i) => ((turn + 2 - i) % 3) as Colour);
  if (placed.includes(turn) || !before.every((colour) => placed.includes(colour))) return problem('bad-setup-order');
  const outside = placed.flatMap((colour) => pawns[colour].free.filter((cell) => campOf[cell] !== colour)).at(0);
  return outside === undefined ? null : problem('set-up-outside', { cell: nameOf(grid, outside) });
}

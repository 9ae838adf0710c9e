import { type Draw, type Scene, sayIn, showFaces, targetSigns } from '@pocket-stadium/cli/kit';
import { drawHexes, drawLying, type HexContent, heightOf } from '../../_hex/terminal/hexes.ts';
import { BOARDS, type Board, COLOURS, type Colour, makeBoard, PREY, type RunyState } from '../rules/index.ts';
import * as w from '../words/terminal.ts';

const boards = new Map<number, Board>();

/** A board made ready when it is first drawn. */
function boardOf(side: number): Board | undefined {
  const table = BOARDS.find((each) => each.side === side);
  if (table && !boards.has(side)) boards.set(side, makeBoard(table));
  return boards.get(side);
}

/** Pawns by letter and colour, prisoners with a star, the empty cells of a camp with its letter. */
export const drawRuny: Draw = (scene) => {
  const state = scene.state as RunyState;
  const board = boardOf(state.frame.side);
  if (!board) return { board: [], status: [] };
  const cells = contents(board, state, scene);
  const lines = status(state, scene);
  const draw = heightOf(board.grid) + lines.length <= scene.rows ? drawHexes : drawLying;
  return { board: draw(board.grid, cells, scene.paint), status: lines };
};

/** The first letter of an animal: P for "Les poules", C for "The chicks". */
function letterOf({ game, lang }: Scene, colour: Colour): string {
  const animal = game.words.sides[colour]?.[lang].split(' ').at(-1) ?? '';
  return animal.charAt(0).toUpperCase();
}

function contents(board: Board, { pawns }: RunyState, scene: Scene): Map<string, HexContent> {
  const { paint, targets } = scene;
  const colours = [paint.red, paint.yellow, paint.blue] as const;
  const filled = new Map<string, HexContent>();
  const nameOf = (cell: number) => board.grid.names[cell] ?? '';
  for (const colour of COLOURS) {
    const text = `·${letterOf(scene, colour).toLowerCase()}·`;
    for (const cell of board.camps[colour]) filled.set(nameOf(cell), { text, ground: true, colour: colours[colour] });
  }
  for (const colour of COLOURS) {
    const letter = letterOf(scene, colour);
    const bold = (text: string) => paint.bold(colours[colour](text));
    for (const cell of pawns[colour].free) filled.set(nameOf(cell), { text: letter, colour: bold });
    for (const cell of pawns[colour].held) filled.set(nameOf(cell), { text: `${letter}*`, colour: bold });
  }
  for (const [cell, target] of targetSigns(targets)) filled.set(cell, { ...(filled.get(cell) ?? { text: '', ground: true }), target });
  return filled;
}

function status({ pawns, turns, dice, rollOff }: RunyState, scene: Scene): string[] {
  const say = sayIn(scene);
  const { names, paint } = scene;
  if (rollOff) return [say(w.roll_off)];
  const colours = [paint.red, paint.yellow, paint.blue] as const;
  const seats = COLOURS.map(
    (colour) => `${colours[colour](paint.bold(letterOf(scene, colour)))} ${names[colour]} ${pawns[PREY[colour]].held.length}/5`,
  );
  const hunts = COLOURS.map((colour) => say(w.hunts, { hunter: letterOf(scene, colour), prey: letterOf(scene, PREY[colour]) }));
  const round = say(w.round, { round: Math.floor(turns / COLOURS.length) + 1 });
  return [
    `${say(w.prisoners_held)} ${seats.join('   ')}${dice ? `   ${say(w.dice)} ${paint.bold(showFaces(dice))}` : ''}`,
    paint.dim(`${hunts.join(', ')}   ${round}   ${say(w.pawn_legend)}`),
  ];
}

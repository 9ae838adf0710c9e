import { type Draw, type Scene, sayIn, targetSigns } from '@pocket-stadium/cli/kit';
import { drawHexes, type HexContent } from '../../_hex/terminal/hexes.ts';
import { FIELDS, type Field, makeField, type PlayBallState } from '../rules/index.ts';
import * as w from '../words/terminal.ts';

const fields = new Map<string, Field>();

/** A field made ready when it is first drawn. */
function fieldOf(id: string): Field | undefined {
  const table = FIELDS.find((each) => each.id === id);
  if (table && !fields.has(id)) fields.set(id, makeField(table));
  return fields.get(id);
}

/** The field: A and B by letter and colour, the carrier in brackets, goals by the letter of who defends them. */
export const drawPlayBall: Draw = (scene) => {
  const state = scene.state as PlayBallState;
  const field = fieldOf(state.frame.field);
  if (!field) return { board: [], status: [] };
  return { board: drawHexes(field.grid, contents(field, state, scene), scene.paint), status: status(state, scene) };
};

function contents(field: Field, { position }: PlayBallState, { paint, targets }: Scene): Map<string, HexContent> {
  const colours = [paint.red, paint.blue] as const;
  const filled = new Map<string, HexContent>();
  const nameOf = (cell: number) => field.grid.names[cell] ?? '';
  for (const team of [0, 1] as const) {
    for (const cell of field.goals[team]) filled.set(nameOf(cell), { text: `·${'ab'[team]}·`, ground: true, colour: colours[team] });
    for (const cell of position.cells[team]) {
      const letter = 'AB'[team] as string;
      filled.set(nameOf(cell), {
        text: cell === position.ball ? `(${letter})` : letter,
        colour: (text) => paint.bold(colours[team](text)),
      });
    }
  }
  const free = !position.cells.flat().includes(position.ball);
  if (free) filled.set(nameOf(position.ball), { text: 'o', colour: paint.bold });
  for (const [cell, target] of targetSigns(targets)) {
    filled.set(cell, { ...(filled.get(cell) ?? { text: '', ground: true }), target });
  }
  return filled;
}

function status({ goals, position, rollOff, outcome }: PlayBallState, scene: Scene): string[] {
  const say = sayIn(scene);
  const { names, paint } = scene;
  if (rollOff) return [say(w.roll_off)];
  const [a = '', b = ''] = names;
  return [
    `${paint.bold(paint.red(`A ${a}`))} ${goals[0]} – ${goals[1]} ${paint.bold(paint.blue(`${b} B`))}`,
    ...(outcome ? [] : [say(w.moves_left, { moves: position.moves, letter: 'AB'[position.turn] })]),
    paint.dim(say(w.ball_legend)),
  ];
}

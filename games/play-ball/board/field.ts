import { BALL, type Stood } from '../../_hex/board/pieces.ts';
import { FIELDS, type Field, makeField, type PlayBallState } from '../rules/index.ts';

const made = new Map<string, Field>();

/** The field that a state is played on. */
export function fieldOf({ frame }: PlayBallState): Field {
  const known = made.get(frame.field);
  if (known) return known;
  const table = FIELDS.find(({ id }) => id === frame.field);
  if (!table) throw new Error(`no field ${frame.field}`);
  const field = makeField(table);
  made.set(frame.field, field);
  return field;
}

/** The position to look at. When the match is over, it is the one in which the match ended. */
export function positionOf(state: PlayBallState): PlayBallState['position'] {
  return state.outcome?.by === 'play' && state.previous ? state.previous : state.position;
}

/** Who stands where, cells by name. */
export function stood(state: PlayBallState): readonly Stood[] {
  return stoodAt(fieldOf(state), positionOf(state));
}

/** Who stands where when a round begins. */
export function startingPlaces(state: PlayBallState): readonly Stood[] {
  const field = fieldOf(state);
  return stoodAt(field, { cells: field.starts, ball: field.centre });
}

function stoodAt({ grid: { names } }: Field, { cells, ball }: Pick<PlayBallState['position'], 'cells' | 'ball'>): readonly Stood[] {
  const name = (cell: number) => names[cell] ?? '';
  const players = cells.flatMap((team, side) => team.map((cell) => ({ side, cell: name(cell), held: false })));
  const held = cells.some((team) => team.includes(ball));
  return [...players, { side: BALL, cell: name(ball), held }];
}

import { type Random, repeatableRandom } from '@pocket-stadium/kernel';
import { expect, test } from 'vitest';
import { FIELDS, type FieldChart } from './chart.ts';
import { type Field, makeField } from './field.ts';
import { generateEnds, type Position, game as playBall, TurnGenerator } from './index.ts';

const POSITIONS = process.env.SOAK ? 3000 : 60;

/*
 * A slow and obvious player of turns, written from the rules page on names of cells alone. It tries
 * every sequence of parts there is.
 */

type Cell = string;
interface Situation {
  readonly own: readonly Cell[];
  readonly ball: Cell;
}

class SlowTurns {
  readonly ends = new Map<string, string>();
  readonly goals: string[] = [];
  readonly firstParts = new Set<string>();
  private readonly cells: ReadonlyMap<string, string>;
  private readonly opponents: readonly Cell[];
  private readonly start: string;
  private readonly ownGoals: readonly Cell[];
  private readonly theirGoals: readonly Cell[];

  constructor(
    private readonly field: Field,
    position: Position,
  ) {
    const { grid } = field;
    const name = (cell: number) => grid.names[cell] as string;
    this.cells = new Map(grid.cubes.map(({ x, y }, cell) => [`${x},${y}`, name(cell)]));
    const other = position.turn === 0 ? 1 : 0;
    this.opponents = position.cells[other].map(name);
    this.ownGoals = field.goals[position.turn].map(name);
    this.theirGoals = field.goals[other].map(name);
    const situation = { own: position.cells[position.turn].map(name), ball: name(position.ball) };
    this.start = key(situation);
    this.explore(situation, position.moves, [], [situation.ball]);
  }

  private explore(now: Situation, moves: number, parts: readonly string[], ballSince: readonly Cell[]): void {
    const points = [...this.ownGoals, ...this.theirGoals];
    if (key(now) !== this.start && !now.own.some((cell) => points.includes(cell))) {
      const known = this.ends.get(key(now));
      if (known === undefined || precedes(parts, known.split(', '))) this.ends.set(key(now), parts.join(', '));
      this.finished(parts);
    }
    if (now.own.includes(now.ball)) {
      for (const mate of now.own) {
        if (mate === now.ball || ballSince.includes(mate)) continue;
        const line = this.line(now.ball, mate);
        if (!line || line.some((cell) => this.opponents.includes(cell))) continue;
        this.explore({ own: now.own, ball: mate }, moves, [...parts, `${now.ball}>${mate}`], [...ballSince, mate]);
      }
    }
    if (moves === 0) return;
    for (const from of now.own) for (let direction = 0; direction < 6; direction++) this.move(now, moves, parts, from, direction);
  }

  private move(now: Situation, moves: number, parts: readonly string[], from: Cell, direction: number): void {
    const everybody = [...now.own, ...this.opponents];
    const beside = this.beyond(from, direction, 1);
    if (beside === undefined) return;
    let distance = 1;
    const over: Cell[] = [];
    let to: Cell | undefined = beside;
    while (to !== undefined && everybody.includes(to)) {
      over.push(to);
      to = this.beyond(from, direction, ++distance);
    }
    const arrives = to ?? from;
    const hasBall = now.ball === from || now.ball === arrives || over.includes(now.ball);
    const part = to === undefined ? `${from}x(${beside})` : `${from}${over.length > 0 ? 'x' : '-'}${to}`;
    if (this.theirGoals.includes(arrives)) {
      if (!hasBall) return;
      this.goals.push([...parts, part].join(', '));
      this.finished([...parts, part]);
      return;
    }
    const own = now.own.map((cell) => (cell === from ? arrives : cell));
    const ball = hasBall ? arrives : now.ball;
    this.explore({ own, ball }, moves - 1, [...parts, part], [ball]);
  }

  private finished(parts: readonly string[]): void {
    if (parts[0] !== undefined) this.firstParts.add(parts[0]);
  }

  private beyond(from: Cell, direction: number, distance: number): Cell | undefined {
    const [dx, dy] = [
      [0, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
    ][direction] as [number, number];
    const { x, y } = this.field.grid.cubes[this.field.grid.names.indexOf(from)] as { x: number; y: number };
    return this.cells.get(`${x + distance * dx},${y + distance * dy}`);
  }

  /** The cells between two on a line, or null. */
  private line(from: Cell, to: Cell): Cell[] | null {
    for (let direction = 0; direction < 6; direction++) {
      const between: Cell[] = [];
      for (let distance = 1; ; distance++) {
        const cell = this.beyond(from, direction, distance);
        if (cell === undefined) break;
        if (cell === to) return between;
        between.push(cell);
      }
    }
    return null;
  }
}

const key = ({ own, ball }: Situation) => `${[...own].sort().join(' ')}|${ball}`;

/** Fewer parts, then first by text. */
function precedes(parts: readonly string[], known: readonly string[]): boolean {
  return parts.length < known.length || (parts.length === known.length && parts.join(', ') < known.join(', '));
}

function best(turns: readonly string[]): string | undefined {
  return [...turns].sort((a, b) => (precedes(a.split(', '), b.split(', ')) ? -1 : 1))[0];
}

function randomPosition(field: Field, random: Random): Position {
  const free = field.grid.cubes.map((_, cell) => cell).filter((cell) => field.goalOf[cell] === -1);
  const turn = random(2) as 0 | 1;
  const pick = (from: number[]) => from.splice(random(from.length), 1)[0] as number;
  const order = (cells: number[]) => cells.sort((a, b) => a - b);
  const theirs = order([pick(free), pick(free), pick(free)]);
  // In some cases the team to play stands on its own goal, as it may within a turn.
  const [goal] = field.goals[turn];
  const mine = order([pick(free), pick(free), random(4) === 0 ? (goal as number) : pick(free)]);
  const ball = [...mine, ...theirs, pick(free)][random(7)] as number;
  const moves = [0, 1, 2, 2, 2, 3][random(6)] as number;
  return { cells: turn === 0 ? [mine, theirs] : [theirs, mine], ball, turn, moves };
}

test(`the fast generator, the list and the grammar agree with a slow one on ${POSITIONS} random positions`, { timeout: 3_600_000 }, () => {
  const random = repeatableRandom(2);
  const fields = FIELDS.map((table: FieldChart) => makeField(table));
  let stuck = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const field = fields[i % fields.length] as Field;
    const position = randomPosition(field, random);
    const slow = new SlowTurns(field, position);
    const turns = new TurnGenerator(field);
    const state = { ...playBall.start({ field: field.id, mode: 'standard', first: 0 }, 2), position };
    const text = playBall.position?.make(state) ?? '';

    expect([text, generateEnds(turns, position), turns.goal]).toEqual([text, slow.ends.size, slow.goals.length > 0]);
    const goal = best(slow.goals);
    expect([text, ...playBall.moves(state)].sort()).toEqual([text, ...slow.ends.values(), ...(goal === undefined ? [] : [goal])].sort());
    const follow = playBall.grammar?.follow(state, []);
    const parsed = playBall.position?.parse(text);
    expect(parsed?.ok).toBe(slow.firstParts.size > 0);
    if (slow.firstParts.size === 0) {
      stuck++;
      expect(follow?.ok).toBe(false);
    } else {
      expect(follow?.ok && follow.value.follow.map((part) => part.text).sort()).toEqual([...slow.firstParts].sort());
    }
  }
  expect(stuck).toBeGreaterThan(0);
});

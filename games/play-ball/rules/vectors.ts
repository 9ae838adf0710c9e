import type { VectorCheck } from '@pocket-stadium/kernel/vectors';
import { FIELDS } from './chart.ts';
import { makeField } from './field.ts';
import { game as playBall } from './index.ts';
import { generateEnds } from './position.ts';
import { TurnGenerator } from './turn-generator.ts';

/** A position with what an independent program counted. `value` and `depth` are for a solver. */
export interface PlayBallVector {
  readonly field: string;
  readonly pos: string;
  readonly ends: number;
  readonly goal: boolean;
  readonly value?: 'W' | 'L' | 'D';
  readonly depth?: number;
}

const generators = new Map(FIELDS.map((table) => [table.id, new TurnGenerator(makeField(table))]));

/** One line of `positions-play-ball.jsonl`: the ends and the goal flag, generated and listed. */
export const check: VectorCheck = (line) => {
  if (!isVector(line)) return ['not a position: it needs field, pos, ends and goal'];
  const { pos, field, ends, goal } = line;
  const parsed = playBall.position?.parse(pos);
  if (!parsed?.ok) return [`${pos}: ${parsed?.problem.message.en}`];
  const turns = generators.get(field);
  if (!turns || parsed.value.frame.field !== field) return [`${pos} is not on the field ${field}`];
  const found: string[] = [];
  const expect = (what: string, ours: unknown, theirs: unknown) => {
    if (ours !== theirs) found.push(`${pos}: expected ${what} ${theirs}, found ${ours}`);
  };
  expect('text', playBall.position?.make(parsed.value), pos);
  expect('ends', generateEnds(turns, parsed.value.position), ends);
  expect('goal', turns.goal, goal);
  expect('turns listed', playBall.moves(parsed.value).length, ends + (goal ? 1 : 0));
  return found;
};

function isVector(line: unknown): line is PlayBallVector {
  if (typeof line !== 'object' || line === null) return false;
  const { field, pos, ends, goal } = line as Record<string, unknown>;
  return typeof field === 'string' && typeof pos === 'string' && typeof ends === 'number' && typeof goal === 'boolean';
}

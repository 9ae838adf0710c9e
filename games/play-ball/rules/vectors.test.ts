import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type End, FIELDS, kickOff, makeField, packTrio, type Team, TurnGenerator } from './index.ts';
import { check } from './vectors.ts';

const LINES = readFileSync(new URL('../vectors/positions-play-ball.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('every position of the vectors has as many ends and the same goal flag', () => {
  expect(LINES).toHaveLength(220);
  expect(LINES.flatMap((line) => check(JSON.parse(line)))).toEqual([]);
});

test('a line that was tampered with is caught', () => {
  const line = JSON.parse(LINES[0] as string);
  expect(check({ ...line, ends: line.ends + 1 })).toHaveLength(2);
  expect(check({ ...line, goal: !line.goal })).toHaveLength(2);
  expect(check({ ...line, field: 'park' })).toHaveLength(1);
  expect(check({ ...line, pos: 'nonsense' })).toHaveLength(1);
  expect(check(null)).toHaveLength(1);
});

test('from the start of the pitch: 67 ends after one turn, 15,410 after two, 5,161,937 after three', () => {
  const [table] = FIELDS;
  if (!table) throw new Error('no field');
  const field = makeField(table);
  const generators = [1, 2, 3].map(() => new TurnGenerator(field));
  const count = (depth: number, team: Team, mine: number, theirs: number, ball: number, moves: number): number => {
    const turns = generators[depth - 1] as TurnGenerator;
    const ends = turns.generate(team, mine, theirs, ball, moves);
    if (depth === 1) return ends;
    let sum = 0;
    for (let i = 0; i < ends; i++) {
      const end = turns.ends[i] as End;
      sum += count(depth - 1, team === 0 ? 1 : 0, theirs, end >> 6, end & 63, 3);
    }
    return sum;
  };
  const { cells, ball, turn, moves } = kickOff(field, 0);
  const counts = [1, 2, 3].map((depth) => count(depth, turn, packTrio(cells[0]), packTrio(cells[1]), ball, moves));
  expect(counts).toEqual([67, 15_410, 5_161_937]);
});

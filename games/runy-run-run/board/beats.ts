import { type Beat, REST_MS } from '../../_hex/board/beats.ts';
import { changed, type Piece, pieceAt } from '../../_hex/board/pieces.ts';
import { directionTo, type Grid, ray } from '../../_hex/rules/index.ts';
import type { RunyFact } from '../rules/index.ts';

type LegFact = Extract<RunyFact, { code: 'leg' | 'capture' | 'release' }>;

const CARRY_MS = 400;
const CELL_MS = 70;
const [SHORTEST_MS, LONGEST_MS] = [180, 400];

const isLeg = (fact: RunyFact): fact is LegFact => fact.code === 'leg' || fact.code === 'capture' || fact.code === 'release';
const walkMs = ({ die }: LegFact): number => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, die * CELL_MS));

/** How long these facts take, wherever everybody stands. */
export function duration(facts: readonly RunyFact[]): number {
  return facts.filter(isLeg).reduce((sum, fact) => sum + walkMs(fact) + REST_MS + (fact.code === 'leg' ? 0 : CARRY_MS + REST_MS), 0);
}

/** How long it takes until the last cage closes or opens; null where none does. */
export function untilCage(facts: readonly RunyFact[]): number | null {
  const last = facts.findLastIndex((fact) => isLeg(fact) && fact.code !== 'leg');
  return last < 0 ? null : duration(facts.slice(0, last + 1));
}

/** The beats of these facts. A pawn runs cell by cell; a prisoner is carried to the camp, the released run home together. */
export function beatsOn(grid: Grid, pieces: readonly Piece[], facts: readonly RunyFact[]): readonly Beat[] {
  const shown: Beat[] = [];
  for (const fact of facts) if (isLeg(fact)) shown.push(...legBeats(grid, shown.at(-1)?.pieces ?? pieces, fact));
  return shown;
}

function legBeats(grid: Grid, pieces: readonly Piece[], fact: LegFact): Beat[] {
  const runner = pieceAt(pieces, fact.seat, fact.from);
  if (!runner) return [];
  const ms = walkMs(fact);
  const run: Beat = {
    ms,
    motions: [{ from: runner, way: 'walk', via: between(grid, fact.from, fact.to) }],
    pieces: changed(pieces, runner, { cell: fact.to }),
  };
  if (fact.code === 'leg') return [run];
  const [first = fact.from, second = fact.from] = fact.place;
  if (fact.code === 'capture') {
    const caught = pieceAt(run.pieces, fact.other, fact.to);
    if (!caught) return [run];
    const carried = changed(run.pieces, caught, { cell: first, held: true });
    return [run, { ms: CARRY_MS, motions: [{ from: caught, way: 'fly', via: [] }], pieces: carried, flash: fact.to }];
  }
  const together = run.pieces.filter((piece) => piece.side === fact.seat && piece.cell === fact.to);
  const homes = [first, second];
  const home = run.pieces.map((piece): Piece => {
    const place = homes[together.indexOf(piece)];
    return place === undefined ? piece : { ...piece, cell: place, held: false };
  });
  return [run, { ms: CARRY_MS, motions: together.map((from) => ({ from, way: 'fly', via: [] })), pieces: home, flash: fact.to }];
}

/** The cells passed over on a straight line. */
function between(grid: Grid, from: string, to: string): readonly string[] {
  const start = grid.byName.get(from);
  const end = grid.byName.get(to);
  if (start === undefined || end === undefined) return [];
  const direction = directionTo(grid, start, end);
  if (direction < 0) return [];
  const line = ray(grid, start, direction);
  return line.slice(0, line.indexOf(end)).map((cell) => grid.names[cell] ?? '');
}

import { type Random, repeatableRandom } from '@pocket-stadium/kernel';
import { expect, test } from 'vitest';
import { BOARDS } from './chart.ts';
import { type Board, COLOURS, type Colour, HUNTER, makeBoard } from './field.ts';
import { type AllPawns, packPawns, game as runyRunRun, TurnGenerator, unpackPawns } from './index.ts';
import { PACKED_LENGTH } from './pawns.ts';
import { makePawns } from './position.ts';

const POSITIONS = process.env.SOAK ? 5000 : 120;

/*
 * A slow and obvious player of turns, written from the rules page on names of cells alone.
 */

const HUNTS: Readonly<Record<Colour, Colour>> = { 0: 2, 1: 0, 2: 1 };

interface Pawn {
  readonly colour: Colour;
  readonly cell: string;
  readonly prisoner: boolean;
  /** Whether it was captured or released this turn, or took part in either. */
  readonly done: boolean;
}

class SlowTurns {
  readonly results = new Map<string, string>();
  readonly firstLegs = new Set<string>();
  readonly firstLegsNoPlacement = new Set<string>();
  readonly turns = new Set<string>();
  private readonly places: ReadonlyMap<string, string>;

  constructor(
    private readonly board: Board,
    pawns: AllPawns,
    private readonly colour: Colour,
    dice: readonly [number, number],
  ) {
    this.places = new Map(board.grid.cubes.map(({ x, y }, cell) => [`${x},${y}`, board.grid.names[cell] as string]));
    const name = (cell: number) => board.grid.names[cell] as string;
    const start: Pawn[] = COLOURS.flatMap((each) => [
      ...pawns[each].free.map((cell) => ({ colour: each, cell: name(cell), prisoner: false, done: false })),
      ...pawns[each].held.map((cell) => ({ colour: each, cell: name(cell), prisoner: true, done: false })),
    ]);
    for (const [first, second] of [dice, [dice[1], dice[0]]] as const) {
      for (const [leg, after] of this.legs(start, first)) {
        this.firstLegs.add(leg);
        this.firstLegsNoPlacement.add(leg.replace(/\(.*/, ''));
        this.note([leg], after);
        if (after.filter((pawn) => pawn.colour === HUNTS[colour] && pawn.prisoner).length === 5) continue;
        for (const [next, end] of this.legs(after, second)) this.note([leg, next], end);
      }
    }
  }

  private note(legs: readonly string[], after: readonly Pawn[]): void {
    const text = legs.join(', ');
    this.turns.add(text);
    const result = this.write(after);
    const known = this.results.get(result);
    const best = (a: string, b: string) => Number(a.includes(', ')) - Number(b.includes(', ')) || (a < b ? -1 : 1);
    if (known === undefined || best(text, known) < 0) this.results.set(result, text);
  }

  private legs(pawns: readonly Pawn[], die: number): [string, Pawn[]][] {
    const legs: [string, Pawn[]][] = [];
    for (const pawn of pawns) {
      if (pawn.colour !== this.colour || pawn.prisoner || pawn.done) continue;
      for (let direction = 0; direction < 6; direction++) legs.push(...this.straight(pawns, pawn, direction, die));
    }
    return legs;
  }

  private straight(pawns: readonly Pawn[], pawn: Pawn, direction: number, die: number): [string, Pawn[]][] {
    const others = pawns.filter((other) => other !== pawn);
    const camp = this.board.camps[this.colour].map((cell) => this.board.grid.names[cell] as string);
    let left = !camp.includes(pawn.cell);
    for (let distance = 1; distance <= die; distance++) {
      const cell = this.beyond(pawn.cell, direction, distance);
      if (cell === undefined || (left && camp.includes(cell))) return [];
      if (!camp.includes(cell)) left = true;
      const there = others.find((other) => other.cell === cell);
      if (!there) {
        if (distance === die) return [[`${die}:${pawn.cell}-${cell}`, [...others, { ...pawn, cell }]]];
        continue;
      }
      const rest = others.filter((other) => other !== there);
      const taken = rest.map((other) => other.cell);
      if (there.colour === HUNTS[this.colour] && !there.prisoner) {
        const empty = camp.filter((place) => place !== cell && !taken.includes(place));
        return empty.map((place) => [
          `${die}:${pawn.cell}x${cell}(${place})`,
          [...rest, { ...pawn, cell, done: true }, { ...there, cell: place, prisoner: true }],
        ]);
      }
      if (there.colour === this.colour && there.prisoner) {
        const empty = camp.filter((place) => !taken.includes(place));
        return empty.flatMap((first, i) =>
          empty.slice(i + 1).map((second): [string, Pawn[]] => {
            const home = [first, second].map((place) => ({ ...pawn, cell: place, prisoner: false, done: true }));
            return [`${die}:${pawn.cell}+${cell}(${first} ${second})`, [...rest, ...home]];
          }),
        );
      }
      return [];
    }
    return [];
  }

  private beyond(from: string, direction: number, distance: number): string | undefined {
    const [dx, dy] = [
      [0, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
    ][direction] as [number, number];
    const { x, y } = this.board.grid.cubes[this.board.grid.names.indexOf(from)] as { x: number; y: number };
    return this.places.get(`${x + distance * dx},${y + distance * dy}`);
  }

  private write(pawns: readonly Pawn[]): string {
    const byColumn = (a: string, b: string) => (a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1);
    const words = COLOURS.map((colour) => {
      const own = pawns.filter((pawn) => pawn.colour === colour);
      const cells = (prisoner: boolean) => own.filter((pawn) => pawn.prisoner === prisoner).map(({ cell }) => cell);
      return [
        ...cells(false).sort(byColumn),
        ...cells(true)
          .sort(byColumn)
          .map((cell) => `${cell}*`),
      ].join(',');
    });
    return words.join(' ');
  }
}

function randomPawns(board: Board, random: Random): AllPawns {
  const free = board.grid.cubes.map((_, cell) => cell);
  const take = (from: readonly number[]) => {
    const left = from.filter((cell) => free.includes(cell));
    const cell = left[random(left.length)] as number;
    free.splice(free.indexOf(cell), 1);
    return cell;
  };
  const order = (cells: number[]) => cells.sort((a, b) => a - b);
  const held = COLOURS.map((colour) => order(Array.from({ length: random(5) }, () => take(board.camps[HUNTER[colour]]))));
  const pawnsOf = (colour: Colour) => {
    const prisoners = held[colour] ?? [];
    const others = Array.from({ length: 5 - prisoners.length }, () => take(random(3) === 0 ? board.camps[colour] : free));
    return { held: prisoners, free: order(others) };
  };
  return [pawnsOf(0), pawnsOf(1), pawnsOf(2)];
}

test(`the fast generator, the list and the grammar agree with a slow one on ${POSITIONS} random positions`, { timeout: 3_600_000 }, () => {
  const random = repeatableRandom(3);
  const boards = BOARDS.map((table) => makeBoard(table));
  const into = new Uint8Array(PACKED_LENGTH);
  let passes = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const board = boards[i % boards.length] as Board;
    const pawns = randomPawns(board, random);
    const colour = random(3) as Colour;
    const dice = [1 + random(6), 1 + random(6)] as const;
    const slow = new SlowTurns(board, pawns, colour, dice);
    const turns = new TurnGenerator(board);
    const count = turns.generate(packPawns(pawns), colour, ...dice);
    const text = `${board.side} ${colour} ${makePawns(board, pawns)} ${dice}`;

    const counts = [turns.firstLegs, turns.firstLegsNoPlacement, turns.turns, count];
    expect([text, ...counts]).toEqual([text, slow.firstLegs.size, slow.firstLegsNoPlacement.size, slow.turns.size, slow.results.size]);
    const results = Array.from({ length: count }, (_, index) => {
      turns.result(index, into);
      return makePawns(board, unpackPawns(into));
    });
    expect([text, ...results].sort()).toEqual([text, ...slow.results.keys()].sort());

    const parsed = runyRunRun.position?.parse(text.slice(0, text.lastIndexOf(' ')));
    if (!parsed?.ok) throw new Error(`${text}: ${parsed?.problem.message.en}`);
    const state = runyRunRun.roll(parsed.value, dice).state;
    if (count === 0) {
      passes++;
      expect(runyRunRun.next(state)).toMatchObject({ kind: 'roll', seat: (colour + 1) % 3 });
      continue;
    }
    expect([...runyRunRun.moves(state)].sort()).toEqual([...slow.results.values()].sort());
    const follow = runyRunRun.grammar?.follow(state, []);
    expect(follow?.ok && follow.value.follow.map((part) => part.text).sort()).toEqual([...slow.firstLegs].sort());
    const [result = '', move = ''] = [...slow.results][random(count)] ?? [];
    const step = runyRunRun.choose(state, move);
    expect(step.ok && makePawns(board, step.state.pawns)).toBe(result);
  }
  if (process.env.SOAK) expect(passes).toBeGreaterThan(0);
});

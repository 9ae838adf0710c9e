import { makePaint, width } from '@pocket-stadium/cli/kit';
import type { Game, Part } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { drawSheet, drawState, layOut, type Scene, together } from '../../packages/cli/src/draw/index.ts';
import type { LineScore } from '../_baseball/rules/index.ts';
import type { MatchSheet } from '../pocket-rugby/rules/index.ts';
import { GAMES } from '../shelf/rules.ts';

function game(id: string): Game {
  const found = GAMES.get(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

function at(id: string, text: string): unknown {
  const parsed = game(id).position?.parse(text);
  if (!parsed?.ok) throw new Error(`no position ${text}`);
  return parsed.value;
}

function scene(id: string, state: unknown, more: Partial<Scene> = {}): Scene {
  const names = ['Lucie', 'Max', 'Zoé'];
  return { game: game(id), state, names, lang: 'en', paint: makePaint(false), facts: [], targets: [], columns: 80, rows: 100, ...more };
}

describe('hexagons', () => {
  const start = at('play-ball', 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2');
  const board = (more: Partial<Scene> = {}) => drawState(scene('play-ball', start, more)).board;

  it('the field is 39 cells with their names, in 19 lines of 31 columns', () => {
    expect(board()).toMatchInlineSnapshot(`
      [
        "             _____",
        "       _____/ ·b· \\_____",
        " _____/ ·b· \\_c9__/ ·b· \\_____",
        "/     \\_b8__/  B  \\_d8__/     \\",
        "\\_a7__/  B  \\_c8__/  B  \\_e7__/",
        "/     \\_b7__/     \\_d7__/     \\",
        "\\_a6__/     \\_c7__/     \\_e6__/",
        "/     \\_b6__/     \\_d6__/     \\",
        "\\_a5__/     \\_c6__/     \\_e5__/",
        "/     \\_b5__/  o  \\_d5__/     \\",
        "\\_a4__/     \\_c5__/     \\_e4__/",
        "/     \\_b4__/     \\_d4__/     \\",
        "\\_a3__/     \\_c4__/     \\_e3__/",
        "/     \\_b3__/     \\_d3__/     \\",
        "\\_a2__/  A  \\_c3__/  A  \\_e2__/",
        "/     \\_b2__/  A  \\_d2__/     \\",
        "\\_a1__/ ·a· \\_c2__/ ·a· \\_e1__/",
        "      \\_b1__/ ·a· \\_d1__/",
        "            \\_c1__/",
      ]
    `);
  });

  it('targets are marked by what they do, the carrier stands in brackets', () => {
    const part = (to: string, effects: Part['effects']): Part => ({ text: '', to, effects });
    const marked = board({ targets: [part('c3', []), part('c5', ['takes-ball']), part('c9', ['scores']), part('b7', [])] }).join('\n');
    expect(marked).toContain('>o<');
    expect(marked).toContain('>B<');
    expect(marked).toMatch(/\/ {2}! {2}\\/);
    expect(marked).toMatch(/\/ {2}\+ {2}\\/);
    const carried = drawState(scene('play-ball', at('play-ball', 'A:b2 c2 d2|B:b7 c8 d7|ball:c2|turn:B|moves:3')));
    expect(carried.board.join('\n')).toContain('(A)');
  });

  it.each([7, 6, 5])('Runy on side %d stays within 80 columns, upright or lying in 24 rows', (side) => {
    const { start, about } = game('runy-run-run');
    const options = Object.fromEntries(Object.entries(about.options).map(([name, spec]) => [name, spec.default]));
    const state = start({ ...options, side }, 3);
    const upright = drawState(scene('runy-run-run', state));
    const lying = drawState(scene('runy-run-run', state, { rows: 18 }));
    for (const { board, status } of [upright, lying]) for (const line of [...board, ...status]) expect(width(line)).toBeLessThanOrEqual(80);
    expect(upright.board).toHaveLength(4 * side - 1);
    expect(lying.board).toHaveLength(2 * side - 1);
    const cells = 3 * side * (side - 1) + 1;
    for (const { board } of [upright, lying]) expect(board.join('\n').match(/[a-m]\d+/g)).toHaveLength(cells);
  });

  it('pawns go by letter, prisoners with a star, in both languages', () => {
    const state = at('runy-run-run', '7 2 e10,g13,h5,h12,k3* j2,k1,l1,m3,c3* a4,h4,e11*,f11*,g11*');
    const en = drawState(scene('runy-run-run', state, { rows: 18 })).board.join('\n');
    expect(en).toContain('Ce10');
    expect(en).toContain('S*e11');
    expect(en).toContain('F*c3');
    const fr = drawState(scene('runy-run-run', state, { lang: 'fr' })).board.join('\n');
    expect(fr).toContain('P');
    expect(fr).toContain('V*');
  });
});

describe('sheets', () => {
  const scored = (code: string, points: number) => ({ code, points });
  const long: LineScore = {
    kind: 'line-score',
    totals: ['R', 'H', 'LOB'],
    inningsPlayed: 30,
    rows: [0, 1].map((side) => ({
      side,
      seats: [side],
      innings: Array.from({ length: 30 }, (_, i) => (i === 29 ? 'x' : i === 28 ? null : 12)),
      totals: { R: 336, H: 100, LOB: 40 },
    })),
  };

  it('a line score longer than the screen shows its latest innings', () => {
    const lines = drawSheet(long, scene('one-die-baseball', null));
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(80);
    expect(lines[0]).toMatch(/^… .* 29 30 │ {4}R {4}H {2}LOB$/);
    expect(lines[1]).toMatch(/^Lucie .* 12 {2}· {2}x │ {2}336 {2}100 {3}40$/);
  });

  it('a match sheet has a column for each player and cards with the minutes they have left', () => {
    const none = { yellowUntil: [], red: 0 };
    const sheet: MatchSheet = {
      kind: 'match-sheet',
      score: [7, 3],
      reds: [0, 1],
      yellows: [1, 0],
      lines: [
        {
          half: 1,
          minute: 8,
          hand: 0,
          cardsBefore: [0, 0],
          dice: [5, 4],
          happened: [scored('try', 5), scored('conversion-good', 2)],
          score: [7, 0],
          cards: [none, none],
          next: 10,
          nextHand: 1,
        },
        {
          half: 2,
          minute: 21,
          hand: 1,
          cardsBefore: [0, 0],
          dice: [3, 6],
          happened: [{ code: 'yellow-card' }, scored('penalty-good', 3)],
          score: [7, 3],
          cards: [
            { yellowUntil: [25], red: 0 },
            { yellowUntil: [], red: 1 },
          ],
          next: 23,
          nextHand: 0,
        },
      ],
    };
    const lines = drawSheet(sheet, scene('pocket-rugby', null));
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(80);
    expect(lines[1]).toMatch(/^ {2}8 5-4 try \+5, conv\. \+2 +│ 7 – 0 │/);
    expect(lines[2]).toMatch(/^─+┼─+┼─+$/);
    expect(lines[3]).toMatch(/Y4│ 7 – 3 │ 21 3-6 yellow card, penalty \+3 +R$/);
    expect(drawSheet(sheet, scene('pocket-rugby', null, { rows: 3 }))).toHaveLength(2);
  });
});

describe('every game', () => {
  it.each([...GAMES.keys()])('%s fits 80 by 24 from its first state on, whatever is to be said', (id) => {
    const { about, start } = game(id);
    const options = Object.fromEntries(Object.entries(about.options).map(([name, spec]) => [name, spec.default]));
    const state = start(options, about.seats.max);
    for (const lang of ['fr', 'en'] as const) {
      const shown = scene(id, state, { rows: 19, lang, names: Array.from({ length: 8 }, (_, i) => `Somebody ${i}`) });
      const drawing = drawState(shown);
      const sheet = (rows: number) => {
        const drawn = game(id).sheet?.({ options, seats: about.seats.max }, []);
        return drawn ? drawSheet(drawn, { ...shown, rows }) : [];
      };
      const log = Array.from({ length: 50 }, (_, i) => `Something happened that takes many words to tell, and it was number ${i}.`);
      const items = Array.from({ length: 80 }, (_, i) => `a${i}-b${i}`);
      const lines = layOut({
        title: about.names[lang],
        drawing,
        sheet,
        log,
        notices: ['Mind this.'],
        items,
        rows: 19,
        columns: 80,
        paint: shown.paint,
      });
      expect(lines.length).toBeLessThanOrEqual(19);
      for (const line of lines) expect(width(line)).toBeLessThanOrEqual(80);
      expect(lines.join('\n')).toContain('Mind this.');
      expect(lines.join('\n')).toContain('a0-b0');
    }
  });

  it('what stands beside a board goes below where there is no room', () => {
    expect(together({ board: ['####'], status: ['aa'] }, 80)).toEqual(['####   aa']);
    expect(together({ board: ['####'], status: ['aa'] }, 8)).toEqual(['####', 'aa']);
  });
});

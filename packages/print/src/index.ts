import { GAMES, type Game, type Words } from '@pocket-stadium/rules';
import { FIELDS, makeField } from '@pocket-stadium/rules/play-ball';
import { BOARDS, makeBoard } from '@pocket-stadium/rules/runy-run-run';
import { diamond, type Light } from './diamond.ts';
import { ONE_DIE, THREE_DICE, TWO_DICE } from './games/baseball.ts';
import { DICE_AND_RUN } from './games/dice-and-run.ts';
import { PLAY_BALL } from './games/play-ball.ts';
import { POCKET_RUGBY } from './games/pocket-rugby.ts';
import { RUNY } from './games/runy-run-run.ts';
import { hexBoard } from './hex-board.ts';
import { scoreSheet } from './line-score.ts';
import { matchSheet } from './match-sheet.ts';
import { BLUE, CARD, FOX, INK, RED, TURF } from './page.ts';
import { type Piece, pieces } from './pieces.ts';
import { KIND_NAMES, type Kind, type Printable } from './printable.ts';
import { type Section, summary } from './summary.ts';

export { A4 } from './page.ts';
export { KIND_NAMES, KINDS, type Kind, type Printable } from './printable.ts';

const RUNNERS: readonly Piece[] = [
  { letter: { fr: 'R', en: 'H' }, count: 7, fill: RED, ink: CARD, shape: 'disc', numbered: true },
  { letter: { fr: 'V', en: 'V' }, count: 7, fill: CARD, ink: INK, shape: 'disc', numbered: true },
];
const HUNTERS: readonly Piece[] = [
  { letter: { fr: 'P', en: 'C' }, count: 5, fill: RED, ink: CARD, shape: 'disc' },
  { letter: { fr: 'R', en: 'F' }, count: 5, fill: FOX, ink: INK, shape: 'square' },
  { letter: { fr: 'V', en: 'S' }, count: 5, fill: BLUE, ink: CARD, shape: 'disc' },
];
const PLAYBALLERS: readonly Piece[] = [
  { letter: { fr: 'A', en: 'A' }, count: 3, fill: RED, ink: CARD, shape: 'disc', numbered: true },
  { letter: { fr: 'B', en: 'B' }, count: 3, fill: BLUE, ink: CARD, shape: 'square', numbered: true },
  { letter: { fr: '', en: '' }, count: 5, fill: INK, ink: CARD, shape: 'disc' },
];
const CAMPS = ['#F2D3D0', '#F8E3B5', '#CFDFF0'] as const;

/** What each game has beside its rules on a page. */
const MAKERS: Readonly<Record<string, (game: Game) => Printable[]>> = {
  'one-die-baseball': (game) => diceBaseball(game, ONE_DIE, ['R', 'H', 'LOB'], ['outs']),
  'two-dice-baseball': (game) => diceBaseball(game, TWO_DICE, ['R', 'H', 'LOB'], ['outs']),
  'three-dice-baseball': (game) => diceBaseball(game, THREE_DICE, ['R'], null),
  'dice-and-run': (game) => [
    rulesOf(game, DICE_AND_RUN),
    make(game, 'sheet', (lang) => [scoreSheet(game.about.names, 2, ['R', 'H', 'E', 'LOB'], true, lang)]),
    make(game, 'board', (lang) => [diamond(game.about.names, ['outs', 'balls', 'strikes'], lang)]),
    make(game, 'pieces', (lang) => [pieces(game.about.names, RUNNERS, lang)]),
  ],
  'pocket-rugby': (game) => [rulesOf(game, POCKET_RUGBY), make(game, 'sheet', (lang) => [matchSheet(game.about.names, lang)])],
  'runy-run-run': (game) => [
    rulesOf(game, RUNY),
    make(game, 'board', (lang) => BOARDS.map((table) => runyBoard(game, table, lang))),
    make(game, 'pieces', (lang) => [pieces(game.about.names, HUNTERS, lang)]),
  ],
  'play-ball': (game) => [
    rulesOf(game, PLAY_BALL),
    make(game, 'board', (lang) => FIELDS.map((table) => playBallField(game, table, lang))),
    make(game, 'pieces', (lang) => [pieces(game.about.names, PLAYBALLERS, lang)]),
  ],
};

/** Everything of a game that can be printed. */
export function printablesOf(gameId: string): readonly Printable[] {
  const game = GAMES.get(gameId);
  return game ? (MAKERS[gameId]?.(game) ?? []) : [];
}

function make(game: Game, kind: Kind, pages: Printable['pages']): Printable {
  return { game: game.about.id, kind, title: KIND_NAMES[kind], pages };
}

function rulesOf(game: Game, sections: readonly Section[]): Printable {
  const { names, summary: about, credits } = game.about;
  return make(game, 'summary', (lang) => [summary(names, about, credits, sections, lang)]);
}

function diceBaseball(game: Game, rules: readonly Section[], totals: readonly string[], lights: readonly Light[] | null): Printable[] {
  const { names } = game.about;
  const list = [
    rulesOf(game, rules),
    make(game, 'sheet', (lang) => [scoreSheet(names, 4, totals, false, lang), scoreSheet(names, 8, totals, false, lang)]),
  ];
  if (!lights) return list;
  return [
    ...list,
    make(game, 'board', (lang) => [diamond(names, lights, lang)]),
    make(game, 'pieces', (lang) => [pieces(names, RUNNERS, lang)]),
  ];
}

function runyBoard(game: Game, table: (typeof BOARDS)[number], lang: 'fr' | 'en'): string {
  const board = makeBoard(table);
  const title: Words = { fr: `Plateau de côté ${table.side}`, en: `Board of side ${table.side}` };
  return hexBoard(game.about.names, title, board.grid, (cell) => ({ fill: CAMPS[board.campOf[cell] as 0 | 1 | 2] ?? CARD }), lang);
}

function playBallField(game: Game, table: (typeof FIELDS)[number], lang: 'fr' | 'en'): string {
  const field = makeField(table);
  return hexBoard(game.about.names, table.names, field.grid, (cell) => markOf(field, cell), lang);
}

function markOf(field: ReturnType<typeof makeField>, cell: number): { fill: string; point?: boolean } {
  const [a, b] = field.goals;
  if (a?.includes(cell)) return { fill: CAMPS[0], point: true };
  if (b?.includes(cell)) return { fill: CAMPS[2], point: true };
  return { fill: TURF };
}

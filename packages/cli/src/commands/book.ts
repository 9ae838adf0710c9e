import { type JudgedTurn, type Judgement, loadBook, type Verdict } from '@pocket-stadium/bots';
import { type Game, tellNext } from '@pocket-stadium/kernel';
import * as shared from '../../words/commands.ts';
import * as w from '../../words/exact.ts';
import { drawState, together } from '../draw/index.ts';
import { judgePosition, tellVerdict } from '../exact/positions.ts';
import { EXIT, refusedAs } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { personName } from '../seats.ts';
import type { Context, StadiumCommand } from './command.ts';

/** Turns of each kind that are shown unless all are asked for. */
const SHOWN = 8;
/** Turns of best play that are shown. */
const LINE = 8;
const ORDER: readonly Verdict['value'][] = ['W', 'D', 'L'];

interface BookOptions {
  readonly option: readonly string[];
  readonly position?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** The book at a position: the field, what it is worth, best play, and every turn. Turns after the game walk on. */
export const book: StadiumCommand = {
  name: 'book',
  summary: w.book_summary,
  define(command, say) {
    command
      .argument('<game>', say(shared.game_argument))
      .argument('[turn...]', say(w.book_turns))
      .option('--option <name=value>', say(shared.option_option), (value: string, all: string[]) => [...all, value], [])
      .option('--position <text>', say(w.position_option))
      .option('--all', say(w.book_all))
      .option('--json', say(shared.json_option));
  },
  async run(context, command) {
    const [id = '', ...moves] = command.args;
    const game = gameNamed(id);
    const { option, position, all = false, json } = command.opts<BookOptions>();
    const state = walked(game, moves, position ?? startOf(game, option));
    const text = game.position?.make(state) ?? '';
    const judged = await judgePosition(game, text);
    if (!judged.ok) throw refusedAs(EXIT.failed, judged.problem);
    const line = await bestLine(game, state);
    if (json) context.terminal.print(JSON.stringify({ position: text, line, ...judged.value }));
    else show(context, game, state, text, judged.value, line, all ? Number.POSITIVE_INFINITY : SHOWN);
    return EXIT.ok;
  },
};

function startOf(game: Game, option: readonly string[]): string {
  const { min } = game.about.seats;
  return game.position?.make(game.start(optionsFrom(game, option, min), min)) ?? '';
}

/** The state after turns from a position. */
function walked(game: Game, moves: readonly string[], position: string): unknown {
  const parsed = game.position?.parse(position);
  if (!parsed) return null;
  if (!parsed.ok) throw refusedAs(EXIT.usage, parsed.problem);
  return moves.reduce((state: unknown, move) => {
    const step = game.choose(state, move);
    if (!step.ok) throw refusedAs(EXIT.usage, step.problem);
    return step.state;
  }, parsed.value);
}

/** Best play of both sides, until the round is over. */
async function bestLine(game: Game, from: unknown): Promise<string[]> {
  const known = await loadBook(game.about.id);
  const moves: string[] = [];
  for (let state = from; known && moves.length < LINE; ) {
    const move = await known.best(state);
    const step = move.ok ? game.choose(state, move.value) : move;
    if (!move.ok || !step.ok) break;
    moves.push(move.value);
    state = step.state;
    if (step.facts.some(({ code }) => code === 'round') || game.next(state).kind === 'over') break;
  }
  return moves;
}

function show(
  { terminal, say, lang }: Context,
  game: Game,
  state: unknown,
  text: string,
  judgement: Judgement,
  line: readonly string[],
  most: number,
): void {
  const names = Array.from({ length: game.about.seats.max }, (_, seat) => personName(seat, lang));
  const { columns, paint } = terminal;
  const scene = { game, state, names, lang, paint, facts: [], targets: [], columns, rows: Number.POSITIVE_INFINITY };
  const keep = judgement.turns.filter(({ value }) => value === judgement.value).length;
  terminal.print(...together(drawState(scene), columns), '', tellNext(game, game.next(state), names, lang), text);
  terminal.print(paint.bold(tellVerdict(judgement, say)), say(w.keep, { keep, count: judgement.turns.length }));
  terminal.print(say(w.book_line, { moves: line.map((move, i) => `${i + 1}. ${move}`).join('  ') }), '');
  for (const value of ORDER) {
    const turns = sorted(judgement.turns, value);
    for (const turn of turns.slice(0, most)) terminal.print(`  ${tellVerdict(turn, say).padEnd(14)}${turn.move}`);
    if (turns.length > most) terminal.print(`  ${say(w.book_more, { count: turns.length - most })}`);
  }
}

/** The quickest wins first, the longest defences first. */
function sorted(turns: readonly JudgedTurn[], wanted: Verdict['value']): JudgedTurn[] {
  const order = wanted === 'L' ? -1 : 1;
  return turns.filter(({ value }) => value === wanted).sort((a, b) => order * ((a.depth ?? 0) - (b.depth ?? 0)));
}

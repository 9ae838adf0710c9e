import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { badFaces, type Game, type Next, tellNext } from '@pocket-stadium/kernel';
import * as w from '../../words/commands.ts';
import { drawState, together } from '../draw/index.ts';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { personName } from '../seats.ts';
import { COMMAND } from '../words.ts';
import type { Context, StadiumCommand } from './command.ts';

const WORDS = COMMAND.position;
const SHOWN = 40;

interface PositionOptions {
  readonly dice?: string;
  readonly json?: boolean;
  readonly all?: boolean;
}

export const position: StadiumCommand = {
  name: 'position',
  summary: WORDS.summary,
  define(command, say) {
    command
      .argument('<game>', say(w.game_argument))
      .argument('<text>', say(WORDS.text))
      .option('--dice <a,b>', say(WORDS.dice))
      .option('--all', say(WORDS.all))
      .option('--json', say(w.json_option));
  },
  run(context, command) {
    const [id = '', text = ''] = command.args;
    const options = command.opts<PositionOptions>();
    const game = gameNamed(id);
    const state = thrown(game, parsed(game, text), options.dice);
    const next = game.next(state);
    const moves = next.kind === 'choice' ? game.moves(state) : [];
    const progress = next.kind === 'choice' ? game.grammar?.follow(state, []) : undefined;
    const parts = progress?.ok ? progress.value.follow : [];
    if (options.json) {
      const names = parts.map(({ text: part }) => part);
      context.terminal.print(JSON.stringify({ game: game.about.id, position: text, next, moves, parts: names }, null, 2));
      return EXIT.ok;
    }
    show(context, game, state, next);
    context.terminal.print(context.say(WORDS.moves, { count: moves.length }));
    const shown = options.all ? moves : moves.slice(0, SHOWN);
    for (const move of shown) context.terminal.print(`  ${move}`);
    if (shown.length < moves.length) context.terminal.print(context.say(WORDS.more, { count: moves.length - shown.length }));
    if (game.grammar) context.terminal.print(context.say(WORDS.parts, { count: parts.length }));
    return EXIT.ok;
  },
};

function parsed(game: Game, text: string): unknown {
  if (!game.position) {
    const known = [...GAMES.values()].filter((other) => other.position).map(({ about }) => about.id);
    throw wrongUse(WORDS.noText, { game: game.about.names, known });
  }
  const read = game.position.parse(text);
  if (!read.ok) throw refusedAs(EXIT.usage, read.problem);
  return read.value;
}

/** The state after the dice, where the position waits for some. */
function thrown(game: Game, state: unknown, dice: string | undefined): unknown {
  const next = game.next(state);
  if (next.kind !== 'roll') {
    if (dice !== undefined) throw wrongUse(WORDS.noDice);
    return state;
  }
  const example = [3, 5, 1, 6].slice(0, next.dice).join(',');
  if (dice === undefined) throw wrongUse(WORDS.needDice, { dice: next.dice, example });
  const faces = dice
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const refused = badFaces(faces, next.dice);
  if (refused) throw refusedAs(EXIT.usage, refused.problem);
  return game.roll(state, faces).state;
}

function show({ lang, terminal }: Context, game: Game, state: unknown, next: Next): void {
  const names = Array.from({ length: game.about.seats.max }, (_, seat) => personName(seat, lang));
  const { columns, paint } = terminal;
  const scene = { game, state, names, lang, paint, facts: [], targets: [], columns, rows: Number.POSITIVE_INFINITY };
  terminal.print(...together(drawState(scene), columns), '', tellNext(game, next, names, lang));
}

import { levelsOf } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { allowedValues, type Game, makeOptionText, type OptionSpec, sideOf } from '@pocket-stadium/kernel';
import { padEnd, wrap } from '../../kit/text.ts';
import * as w from '../../words/commands.ts';
import { gameNamed } from '../games.ts';
import { faceNames } from '../seats.ts';
import { COMMAND, DECIDED_BY } from '../words.ts';
import type { Context, StadiumCommand } from './command.ts';

const WORDS = COMMAND.games;

export const games: StadiumCommand = {
  name: 'games',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('[game]', say(WORDS.argument)).option('--json', say(w.json_option));
  },
  run(context, command) {
    const [given] = command.args;
    const shown = given === undefined ? [...GAMES.values()] : [gameNamed(given)];
    const { terminal, say } = context;
    if (command.opts<{ json?: boolean }>().json) {
      terminal.print(
        JSON.stringify(
          shown.map(({ about }) => ({ ...about, bots: levelsOf(about.id) })),
          null,
          2,
        ),
      );
      return 0;
    }
    for (const game of shown) terminal.print(...describe(game, context), '');
    terminal.print(terminal.paint.dim(say(WORDS.more)));
    return 0;
  },
};

/** The default as it is typed. Teams that nobody chose are those of the game, a letter a seat. */
function defaultOf(game: Game, spec: OptionSpec): string {
  if (spec.kind !== 'teams') return makeOptionText(spec.default);
  const seats = Array.from({ length: game.about.seats.max }, (_, seat) => seat);
  return seats.map((seat) => spec.letters[sideOf(game, seat, {})]).join('');
}

function describe(game: Game, { lang, say, terminal }: Context): string[] {
  const { bold, dim } = terminal.paint;
  const { about } = game;
  const { min, max } = about.seats;
  const facts = [
    say(min === max ? WORDS.seatsExactly : WORDS.seats, { min, max }),
    say(WORDS.minutes, { minutes: about.minutes }),
    say(WORDS.decided, { what: DECIDED_BY[about.decidedBy] }),
    say(WORDS.levels, { levels: [...levelsOf(about.id), ...faceNames(game)] }),
  ];
  const lines = [`${bold(about.names[lang])}  ${about.id}`, `  ${about.summary[lang]}`];
  lines.push(...wrap(facts.join(' · '), 80, '  ').map(dim));
  const names = Math.max(0, ...Object.keys(about.options).map((name) => name.length));
  const indent = ' '.repeat(names + 6);
  for (const [name, spec] of Object.entries(about.options)) {
    const values = { label: spec.label, values: allowedValues(spec, max).join(' | '), default: defaultOf(game, spec) };
    lines.push(...wrap(say(WORDS.option, values), 80, indent, `    ${padEnd(name, names)}  `));
    if (spec.help) lines.push(...wrap(spec.help[lang], 80, indent).map(dim));
  }
  return lines;
}

import { GAMES_WITH_PUZZLES, loadPuzzles, puzzleLines, puzzleOf, puzzleOfTheDay, rightChoices } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import * as w from '../../words/problems.ts';
import { wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { type Asked, askProblem, stateOf } from '../problems/ask.ts';
import type { StadiumCommand } from './command.ts';

interface ProblemOptions {
  readonly date?: string;
  readonly number?: string;
  readonly json?: boolean;
}

export const problem: StadiumCommand = {
  name: 'problem',
  summary: w.problem_summary,
  define(command, say) {
    command
      .argument('[game]', say(w.game_optional))
      .option('--date <day>', say(w.date))
      .option('--number <n>', say(w.number))
      .option('--json', say(w.json));
  },
  async run(context, command) {
    const { terminal, say } = context;
    const [id] = command.args;
    const { date: day, number, json } = command.opts<ProblemOptions>();
    const date = day ?? today();
    if (id !== undefined && day !== undefined) throw wrongUse(w.date_alone, { game: id });
    if (id === undefined && number !== undefined) throw wrongUse(w.number_of, { game: GAMES_WITH_PUZZLES[0] ?? '', number });
    const asked = id === undefined ? await ofTheDay(date) : await ofGame(gameNamed(id), number);
    const { game, puzzles, puzzle } = asked;
    if (json) {
      const question = puzzles.ask(stateOf(asked), puzzle.motif);
      const { motif, grade, position, choices, others = null } = puzzle;
      const head = { ...(id === undefined && { date }), game: game.about.id, number: asked.number + 1 };
      const right = rightChoices(puzzle).map(({ move }) => move);
      // The same as the API answers.
      terminal.print(JSON.stringify({ ...head, motif: puzzles.motifs[motif]?.names, grade, position, question, right, choices, others }));
      return 0;
    }
    const { solved, tries } = await askProblem(context, asked);
    if (solved && id === undefined) terminal.print(say(w.result, { game: game.about.names, date, tries }));
    terminal.close();
    return 0;
  },
};

async function ofTheDay(date: string): Promise<Asked> {
  const found = await puzzleOfTheDay(date);
  const game = found && GAMES.get(found.gameId);
  if (!found || !game) throw wrongUse(w.no_day, { date });
  return { game, puzzles: found.puzzles, puzzle: found.puzzle, number: found.number };
}

async function ofGame(game: Game, given: string | undefined): Promise<Asked> {
  const puzzles = await loadPuzzles(game.about.id);
  if (!puzzles) throw wrongUse(w.no_problems, { game: game.about.names, known: GAMES_WITH_PUZZLES });
  const lines = await puzzleLines(puzzles);
  const number = given === undefined ? Math.floor(Math.random() * lines.length) : Number(given) - 1;
  const line = lines[number];
  if (line === undefined) throw wrongUse(w.no_number, { count: lines.length });
  return { game, puzzles, puzzle: puzzleOf(line), number };
}

/** The calendar date of this machine. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

import { GAMES_WITH_PUZZLES, loadPuzzles, puzzleLines, puzzleOf } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import * as w from '../../words/problems.ts';
import { type Asked, askProblem } from '../problems/ask.ts';
import type { StadiumCommand } from './command.ts';

const RUN_MS = 3 * 60 * 1000;
const MOST_MISTAKES = 3;
/** After so many problems of a grade harder ones follow. */
const PER_GRADE = 6;
const HARDEST = 3;

/** As many problems as somebody can in three minutes, or until three mistakes. */
export const run: StadiumCommand = {
  name: 'run',
  summary: w.run_summary,
  define() {},
  async run(context) {
    const { terminal, say } = context;
    const all = await proved();
    const end = Date.now() + RUN_MS;
    let [solved, mistakes] = [0, 0];
    for (let left = RUN_MS; left > 0 && mistakes < MOST_MISTAKES; left = end - Date.now()) {
      terminal.print(say(w.run_left, { seconds: Math.ceil(left / 1000), solved, mistakes, most: MOST_MISTAKES }), '');
      const answered = await askProblem(context, draw(all, solved + mistakes), left);
      if (answered.left) break;
      if (!answered.solved) mistakes++;
      // An answer that comes too late does not count.
      else if (Date.now() < end) solved++;
    }
    terminal.print(terminal.paint.bold(say(w.run_over, { solved })));
    terminal.close();
    return 0;
  },
};

/** Every problem with a proved answer. */
async function proved(): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const id of GAMES_WITH_PUZZLES) {
    const [game, puzzles] = [GAMES.get(id), await loadPuzzles(id)];
    if (!game || !puzzles || puzzles.estimated) continue;
    const lines = await puzzleLines(puzzles);
    all.push(...lines.map((line, number) => ({ game, puzzles, puzzle: puzzleOf(line), number })));
  }
  return all;
}

/** A problem that was not asked yet, of the grade that is due. Every game is as likely. */
function draw(all: Asked[], asked: number): Asked {
  const grade = Math.min(HARDEST, 1 + Math.floor(asked / PER_GRADE));
  const fitting = all.filter(({ puzzle }) => puzzle.grade === grade);
  const games = [...new Set(fitting.map(({ game }) => game))];
  const game = games[Math.floor(Math.random() * games.length)];
  const from = fitting.filter((one) => one.game === game);
  const chosen = from[Math.floor(Math.random() * from.length)] as Asked;
  all.splice(all.indexOf(chosen), 1);
  return chosen;
}

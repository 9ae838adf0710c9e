import { hasBook, type Judgement, loadBook, type Verdict } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, type Result, refuse } from '@pocket-stadium/kernel';
import { useBook } from '@pocket-stadium/server/solutions';
import { harmless } from '../../kit/text.ts';
import * as w from '../../words/exact.ts';
import type { Context, Say } from '../commands/command.ts';
import { EXIT, wrongUse } from '../failure.ts';

const VERDICTS = { W: w.won, L: w.lost, D: w.drawn } as const;

export function tellVerdict({ value, depth }: Verdict, say: Say): string {
  return say(VERDICTS[value], { turns: depth ?? '' });
}

/** Tells what positions and all their turns are worth, a line of JSON each or as a person reads it. Answers the exit status. */
export async function judgePositions(
  { terminal, say, lang }: Context,
  game: Game,
  texts: readonly string[],
  json: boolean,
): Promise<number> {
  let status: number = EXIT.ok;
  for (const text of texts) {
    const judged = await judgePosition(game, text);
    if (judged.ok) {
      if (json) process.stdout.write(`${JSON.stringify({ position: text, ...judged.value })}\n`);
      else terminal.print(...told(text, judged.value, say));
      continue;
    }
    status = EXIT.failed;
    const { code, message } = judged.problem;
    if (json) process.stdout.write(`${JSON.stringify({ position: text, problem: code, message })}\n`);
    else process.stderr.write(harmless(`${text}\n  ${message[lang]}\n`));
  }
  return status;
}

/** What a position in text form is worth, from the book of its game. */
export async function judgePosition(game: Game, text: string): Promise<Result<Judgement>> {
  const book = await loadBook(game.about.id);
  if (!book || !game.position) throw wrongUse(w.no_book, { game: game.about.names, known: [...GAMES.keys()].filter(hasBook) });
  const parsed = game.position.parse(text);
  if (!parsed.ok) return parsed;
  const options = book.optionsOf(parsed.value);
  if (await useBook(game, options)) return book.judge(parsed.value);
  const named = Object.entries(options).map(([name, value]) => `--option ${name}=${value}`);
  return refuse('no-solution', w.no_solution, { command: [game.about.id, ...named].join(' ') });
}

function told(text: string, judgement: Judgement, say: Say): string[] {
  const { turns } = judgement;
  const keep = turns.filter(({ value }) => value === judgement.value).length;
  const lines = turns.map((turn) => `  ${tellVerdict(turn, say).padEnd(14)}${turn.move}`);
  return [text, `  ${tellVerdict(judgement, say)}. ${say(w.keep, { keep, count: turns.length })}`, ...lines];
}

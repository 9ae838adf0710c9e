import { loadOracle, type Oracle, type ReviewWithPoints, review as reviewOf, withPoints } from '@pocket-stadium/bots';
import type { Game } from '@pocket-stadium/kernel';
import { useSolution } from '@pocket-stadium/server/solutions';
import * as w from '../../words/commands.ts';
import { tellReview } from '../exact/review-report.ts';
import { REVIEW } from '../exact/words.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { readMatch } from '../files.ts';
import { progressBar } from '../simulate/progress.ts';
import type { StadiumCommand } from './command.ts';

export const review: StadiumCommand = {
  name: 'review',
  summary: REVIEW.summary,
  define(command, say) {
    command.argument('<file>', say(w.file_argument)).option('--json', say(w.json_option));
  },
  async run(context, command) {
    const play = readMatch(command.args[0] ?? '');
    const { game, header } = play;
    await useSolution(game, header.options);
    const oracle: Oracle | null = await loadOracle(game.about.id, header.options, header.seats.length);
    if (!oracle) throw wrongUse(REVIEW.nobody, { game: game.about.names });
    const bar = progressBar(1, () => context.say(REVIEW.working));
    const done = withPoints(play, reviewOf(play, oracle, bar.update));
    bar.clear();
    if (command.opts<{ json?: boolean }>().json)
      process.stdout.write(`${JSON.stringify(withNames(game, play.header.seats, done), null, 1)}\n`);
    else context.terminal.print(...tellReview(play, done, context));
    return EXIT.ok;
  },
};

function withNames(game: Game, seats: readonly { readonly name: string }[], done: ReviewWithPoints): unknown {
  return { game: game.about.id, seats: seats.map(({ name }) => name), ...done };
}

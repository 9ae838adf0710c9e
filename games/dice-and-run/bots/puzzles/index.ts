import type { Puzzles } from '@pocket-stadium/bots/kit';
import { fill, inEveryLang, sameInAll, type Words } from '@pocket-stadium/kernel';
import { type DiceAndRunState, game } from '../../rules/index.ts';
import * as w from '../../words/puzzles.ts';
import { OPTIONS, readPosition, SEATS, writePosition } from './position.ts';

/** Decisions of the last innings, where the usual habits are not always best. */
export const puzzles: Puzzles<DiceAndRunState> = {
  options: OPTIONS,
  seats: SEATS,
  days: [5],
  match: { ...OPTIONS, innings: 3, first: 0 },
  estimated: false,
  margin: 0.005,
  motifs: { bat: { names: w.bat }, react: { names: w.react }, steal: { names: w.steal } },
  load: async () => (await import('./list.ts')).LIST,
  read: readPosition,
  write: writePosition,
  ask(state) {
    const { standing, scored, outs, balls, strikes, phase } = state;
    const { inning, side } = standing;
    const total = standing.runs.map((runs, team) => (team === side ? runs + scored : runs));
    const next = game.next(state);
    const seat = next.kind === 'choice' ? next.seat : 0;
    const [own = 0, theirs = 0] = seat === 0 ? total : [total[1], total[0]];
    const runs = Math.abs(own - theirs);
    return inEveryLang((lang) => {
      const stand =
        own === theirs
          ? fill(w.level, { inning, own, theirs }, lang)
          : fill(own < theirs ? w.behind : w.ahead, { inning, runs, own, theirs }, lang);
      const what = phase.at === 'answer' ? fill(w.hit, { hit: hitName(phase.hit)[lang] }, lang) : fill(w.count, { balls, strikes }, lang);
      const last = seat === 0 ? ` ${w.home_last[lang]}` : '';
      return `${stand}${last} ${fill(w.outs, { outs }, lang)} ${what}`;
    });
  },
};

function hitName(hit: string): Words {
  const entry = game.words.glossary.find(({ codes }) => codes.includes(hit));
  return entry?.term ?? sameInAll(hit);
}

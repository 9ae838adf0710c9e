import type { Puzzles } from '@pocket-stadium/bots/kit';
import { fill, inEveryLang } from '@pocket-stadium/kernel';
import { type PocketRugbyState, game as rugby } from '../../rules/index.ts';
import * as w from '../../words/puzzles.ts';
import { OPTIONS, readPosition, writePosition } from './position.ts';

/** Decisions of matches of two halves of twenty minutes, where one choice is clearly better. */
export const puzzles: Puzzles<PocketRugbyState> = {
  options: OPTIONS,
  seats: 2,
  days: [1, 3, 6],
  match: { ...OPTIONS, first: 0 },
  estimated: false,
  margin: 0.02,
  motifs: { posts: { names: w.posts }, fault: { names: w.fault }, drop: { names: w.drop }, siren: { names: w.siren } },
  load: async () => (await import('./list.ts')).LIST,
  read: readPosition,
  write: writePosition,
  ask(state) {
    const { minute, score, phase } = state;
    const next = rugby.next(state);
    const seat = next.kind === 'choice' ? next.seat : 0;
    const [own = 0, theirs = 0] = seat === 0 ? score : [score[1], score[0]];
    const values = { minute, points: Math.abs(own - theirs), own, theirs };
    return inEveryLang((lang) => {
      const told = own === theirs ? fill(w.level, { minute, own, theirs }, lang) : fill(own < theirs ? w.behind : w.ahead, values, lang);
      return phase.at === 'penalty-won' ? `${told} ${fill(w.angle, { x: phase.x }, lang)}` : told;
    });
  },
};

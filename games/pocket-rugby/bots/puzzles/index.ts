import type { Puzzles } from '@pocket-stadium/bots/kit';
import { fill, inEveryLang, type Words } from '@pocket-stadium/kernel';
import { type PocketRugbyState, game as rugby } from '../../rules/index.ts';
import * as w from '../../words/puzzles.ts';
import { OPTIONS, readPosition, writePosition } from './position.ts';

/** A kick has to be lower than the angle: up to the first number it comes from the side, from the second on from in front. */
const TIGHT = 2;
const OPEN = 5;
const KINDS: Readonly<Record<string, Words>> = {
  kick_side: w.kick_side,
  kick_angle: w.kick_angle,
  kick_front: w.kick_front,
  play_side: w.play_side,
  play_angle: w.play_angle,
  play_front: w.play_front,
  kick_fault: w.kick_fault,
  play_fault: w.play_fault,
};

/** Decisions of matches of two halves of twenty minutes, where one choice is clearly better. */
export const puzzles: Puzzles<PocketRugbyState> = {
  options: OPTIONS,
  seats: 2,
  days: [1, 3, 6],
  match: { ...OPTIONS, first: 0 },
  estimated: false,
  margin: 0.02,
  motifs: { posts: { names: w.posts }, fault: { names: w.fault }, drop: { names: w.drop }, siren: { names: w.siren } },
  kinds: KINDS,
  kindOf({ phase }, move) {
    if (phase.at === 'penalty-won') return `${move}_${phase.x <= TIGHT ? 'side' : phase.x >= OPEN ? 'front' : 'angle'}`;
    if (phase.at === 'penalty-conceded') return `${move}_fault`;
    return null;
  },
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

import { fill } from '@pocket-stadium/kernel';
import type { Ear } from '@pocket-stadium/kernel/ear';
import { BOARDS, makeBoard, type RunyFact, type RunyState } from './rules/index.ts';
import * as w from './words/ear.ts';

function cellNames({ frame }: RunyState): readonly string[] {
  const chart = BOARDS.find(({ side }) => side === frame.side);
  return chart ? makeBoard(chart).grid.names : [];
}

const roundOf = ({ turns, pawns }: RunyState): number => Math.floor(turns / pawns.length) + 1;

export const ear: Ear<RunyState, RunyFact> = {
  position(state, { game, names, lang }) {
    const cells = cellNames(state);
    const listed = (list: readonly number[]) => list.map((cell) => cells[cell]).join(', ');
    return state.pawns
      .map(({ free, held }, seat) =>
        fill(
          w.stand,
          {
            seat: names[seat] ?? '',
            side: game.words.sides[seat]?.[lang] ?? '',
            free: listed(free),
            held: listed(held),
            loose: free.length,
            count: held.length,
          },
          lang,
        ),
      )
      .join(' ');
  },
  dice: ({ dice }, made = []) =>
    made.reduce((left, fact) => ('die' in fact && left ? left.toSpliced(left.indexOf(fact.die), 1) : left), dice),
  clock: (state, { lang }) => fill(w.clock, { round: roundOf(state), last: state.frame.maxRounds }, lang),
  when: (state, { lang }) => fill(w.in_round, { round: roundOf(state) }, lang),
};

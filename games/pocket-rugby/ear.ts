import { fill } from '@pocket-stadium/kernel';
import type { Ear, Hearer } from '@pocket-stadium/kernel/ear';
import { inForce, lastMinute, type PocketRugbyFact, type PocketRugbyState } from './rules/index.ts';
import * as w from './words/ear.ts';

function clock({ frame, half, minute }: PocketRugbyState, { lang }: Hearer): string {
  return fill(w.clock, { half, minute, last: lastMinute(frame, half) }, lang);
}

/** Who plays with fewer, and for how long. */
function cards({ cards: all, minute }: PocketRugbyState, { names, lang }: Hearer): string[] {
  return all.flatMap((of, seat) => {
    const { yellowUntil, red } = inForce(of, minute);
    const count = yellowUntil.length + red;
    return count === 0 ? [] : [fill(w.cards, { count, seat: names[seat] ?? '' }, lang)];
  });
}

/** Whether an action is over. */
function isOver(facts: readonly PocketRugbyFact[]): boolean {
  return facts.some((fact) => 'nextHand' in fact);
}

export const ear: Ear<PocketRugbyState, PocketRugbyFact> = {
  clock,
  // An action begins with its minute.
  when: ({ minute, phase }, { lang }) => (phase.at === 'action' ? null : fill(w.at_minute, { minute }, lang)),
  position: (state, hearer) =>
    [clock(state, hearer), fill(w.ball, { seat: hearer.names[state.hand] ?? '' }, hearer.lang), ...cards(state, hearer)].join(' '),
  settles: isOver,
  /** Who leads is said after it, by name. */
  fact(fact, { names, lang }) {
    if (fact.code === 'full-time') return fill(w.full_time, {}, lang);
    if (fact.code !== 'half-time') return undefined;
    return fill(w.half_time, { seat: names[fact.seat] ?? '', minute: fact.minute }, lang);
  },
  /** The facts have told ball and minute. Who is short of players is still to be said. */
  after: ({ facts, state }, hearer) => (isOver(facts) ? cards(state, hearer).join(' ') : ''),
};

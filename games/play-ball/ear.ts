import { fill } from '@pocket-stadium/kernel';
import type { Ear, Hearer } from '@pocket-stadium/kernel/ear';
import { FIELDS, makeField, type PlayBallFact, type PlayBallState } from './rules/index.ts';
import * as w from './words/ear.ts';

/** Where the ball is, and whose it is. */
function ball({ position, ...state }: PlayBallState, { names, lang }: Hearer): string {
  const holder = position.cells.findIndex((cells) => cells.includes(position.ball));
  const cell = cellNames(state)[position.ball] ?? '';
  return holder < 0 ? fill(w.ball_free, { cell }, lang) : fill(w.ball_held, { cell, seat: names[holder] ?? '' }, lang);
}

function cellNames({ frame }: Pick<PlayBallState, 'frame'>): readonly string[] {
  const chart = FIELDS.find(({ id }) => id === frame.field);
  return chart ? makeField(chart).grid.names : [];
}

export const ear: Ear<PlayBallState, PlayBallFact> = {
  position(state, hearer) {
    const cells = cellNames(state);
    const teams = state.position.cells.map((team, seat) =>
      fill(w.stand, { seat: hearer.names[seat] ?? '', cells: team.map((cell) => cells[cell]).join(', ') }, hearer.lang),
    );
    return [...teams, ball(state, hearer)].join(' ');
  },
  clock: ({ position, outcome }, { lang }) => (outcome ? '' : fill(w.moves_left, { count: position.moves }, lang)),
  after: ({ facts, state }, hearer) => (facts.some(({ code }) => MOVES.has(code)) && !state.outcome ? ball(state, hearer) : ''),
};

const MOVES: ReadonlySet<string> = new Set(['step', 'jump', 'bounce', 'pass']);

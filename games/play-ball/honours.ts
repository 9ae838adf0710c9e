import { earned, type Honours, wonBy } from '@pocket-stadium/kernel';
import * as w from './words/honours.ts';

export const honours: Honours = {
  records: { goal: { names: w.goal, says: w.goal_told, best: 'least' } },
  trophies: {
    clean: { names: w.clean, says: w.clean_told },
    thief: { names: w.thief, says: w.thief_told },
    once: { names: w.once, says: w.once_told },
  },
  of(play, seat) {
    /** The seat's own turns in the round under way. */
    let turns = 0;
    let fastest = Number.POSITIVE_INFINITY;
    let against = 0;
    let thefts = 0;
    for (const { entry, facts } of play.history()) {
      if (entry.type === 'move' && entry.seat === seat) turns++;
      for (const { code, seat: by } of facts) {
        if (code === 'ball-stolen' && by === seat) thefts++;
        if ((code === 'goal' || code === 'stuck') && by !== seat) against++;
        if (code === 'goal' && by === seat) fastest = Math.min(fastest, turns);
        if (code === 'round') turns = 0;
      }
    }
    const won = wonBy(play, seat) && play.outcome?.by === 'play';
    return {
      records: Number.isFinite(fastest) ? { goal: fastest } : {},
      trophies: earned({ clean: won && against === 0, thief: thefts >= 5, once: fastest === 1 }),
    };
  },
};

import { earned, type Honours, wonBy } from '@pocket-stadium/kernel';
import * as w from './words/honours.ts';

export const honours: Honours = {
  records: { prisoners: { names: w.prisoners, says: w.prisoners_told, best: 'most' } },
  trophies: {
    double: { names: w.double, says: w.double_told },
    breakout: { names: w.breakout, says: w.breakout_told },
    safe: { names: w.safe, says: w.safe_told },
  },
  of(play, seat) {
    const steps = play.history().map(({ facts }) => facts);
    const count = (facts: readonly { readonly code: string; readonly seat?: number }[], code: string) =>
      facts.filter((fact) => fact.code === code && fact.seat === seat).length;
    const lost = play.facts().filter((fact) => fact.code === 'capture' && (fact as { other?: number }).other === seat).length;
    const won = wonBy(play, seat) && play.outcome?.by === 'play';
    return {
      records: { prisoners: count(play.facts(), 'capture') },
      trophies: earned({
        double: steps.some((facts) => count(facts, 'capture') > 1),
        breakout: count(play.facts(), 'release') >= 3,
        safe: won && lost === 0,
      }),
    };
  },
};

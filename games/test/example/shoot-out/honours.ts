import { earned, type Honours } from '@pocket-stadium/kernel';
import * as w from './words/honours.ts';

export const honours: Honours = {
  records: { goals: { names: w.goals, says: w.goals_told, best: 'most' } },
  trophies: { spotless: { names: w.spotless, says: w.spotless_told } },
  of(play, seat) {
    const shots = play.history().flatMap(({ facts }) => facts.filter((fact) => fact.seat === seat && fact.code !== 'aims'));
    const goals = shots.filter(({ code }) => code === 'goal').length;
    return { records: { goals }, trophies: earned({ spotless: shots.length >= 5 && goals === shots.length }) };
  },
};

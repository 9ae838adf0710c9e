import type { Box, PlayLine, SeasonPart } from '@pocket-stadium/season/kit';
import type { ShootOutFact } from '../rules/index.ts';
import * as w from '../words/season.ts';

function box(factsByEntry: readonly (readonly ShootOutFact[])[]): Box {
  const goals = [0, 0];
  const plays: PlayLine[] = [];
  for (const fact of factsByEntry.flat().filter(({ code }) => code !== 'aims')) {
    const scored = fact.code === 'goal' ? 1 : 0;
    goals[fact.seat] = (goals[fact.seat] ?? 0) + scored;
    plays.push({ when: String(plays.length + 1), side: fact.seat, facts: [fact], score: [...goals], scored });
  }
  const sides = goals.map((score, side) => ({ side, score, line: [], counts: { goals: score }, players: [] }));
  return { sides, plays };
}

/** Nobody on a side has a name of their own: the figures are the team's. */
export const season: SeasonPart = {
  lineup: 0,
  players: [],
  teams: [{ key: 'goals', label: w.goals, name: w.goals_name, leaders: true }],
  decides: 'goals',
  box: ({ factsByEntry }) => box(factsByEntry as readonly (readonly ShootOutFact[])[]),
};

import type { Box, Counts, PlayLine, SeasonPart, SideBox, StatColumn } from '@pocket-stadium/season/kit';
import type { PocketRugbyFact } from '../rules/facts.ts';
import * as w from '../words/season.ts';

/** What each fact counts as, for the side of its seat. */
const COUNTED: Readonly<Partial<Record<PocketRugbyFact['code'], readonly string[]>>> = {
  try: ['tries'],
  'penalty-try': ['tries', 'penaltyTries'],
  'conversion-good': ['conversions'],
  'penalty-good': ['penalties'],
  'drop-good': ['drops'],
  'yellow-card': ['yellows'],
  'red-card': ['reds'],
};

const column = (key: string, { label, name }: Pick<StatColumn, 'label' | 'name'>, leaders = false): StatColumn => ({
  key,
  label,
  name,
  ...(leaders && { leaders: true }),
});

const TEAMS: readonly StatColumn[] = [
  column('points', { label: w.points, name: w.points_name }, true),
  column('tries', { label: w.tries, name: w.tries_name }, true),
  column('conversions', { label: w.conversions, name: w.conversions_name }),
  column('penalties', { label: w.penalties, name: w.penalties_name }),
  column('drops', { label: w.drops, name: w.drops_name }),
  column('yellows', { label: w.yellows, name: w.yellows_name }),
  column('reds', { label: w.reds, name: w.reds_name }),
];

function box(factsByEntry: readonly (readonly PocketRugbyFact[])[]): Box {
  const counts: Record<string, number>[] = [{}, {}];
  const halves: number[][] = [[], []];
  const score = [0, 0];
  const plays: PlayLine[] = [];
  let half = 1;
  let minute = 0;
  for (const facts of factsByEntry) {
    let scored = 0;
    let side = 0;
    for (const fact of facts) {
      if (fact.code === 'action') ({ half, minute } = fact);
      const own = counts[fact.seat ?? 0] as Record<string, number>;
      for (const key of COUNTED[fact.code] ?? []) own[key] = (own[key] ?? 0) + 1;
      if (!('points' in fact)) continue;
      side = fact.seat;
      scored += fact.points;
      own.points = (own.points ?? 0) + fact.points;
      score[fact.seat] = (score[fact.seat] as number) + fact.points;
      const line = halves[fact.seat] as number[];
      line[half - 1] = (line[half - 1] ?? 0) + fact.points;
    }
    const told = facts.filter(({ code }) => code in COUNTED || code.endsWith('missed') || code.endsWith('refused'));
    if (told.length > 0)
      plays.push({ when: `${minute}′`, side: scored > 0 ? side : (told[0]?.seat ?? 0), facts: told, score: [...score], scored });
  }
  const sides = [0, 1].map((side): SideBox => {
    const line = Array.from({ length: half }, (_, i) => halves[side]?.[i] ?? 0);
    return { side, score: score[side] as number, line, counts: counts[side] as Counts, players: [] };
  });
  return { sides, plays };
}

/** Rugby names no player in its facts: a squad is listed, and the figures are the team's. */
export const season: SeasonPart = {
  lineup: 0,
  points: { win: 4, draw: 2, loss: 0 },
  bonus: { figure: 'tries', least: 4, losingBy: 7 },
  players: [],
  teams: TEAMS,
  decides: 'points',
  typed: ['tries', 'conversions', 'penalties', 'drops', 'yellows', 'reds'],
  box: ({ factsByEntry }) => box(factsByEntry as readonly (readonly PocketRugbyFact[])[]),
};

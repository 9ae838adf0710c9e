import { repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { append, blankTeam, botTeams, loadSeasonPart, openData, resultsFromRetrosheet, statistics, type Team } from '../src/index.ts';
import { seasonByLot, stateOf } from './season-by-lot.ts';

/** A season of the first baseball game between these teams, as its event files. */
async function filesOf(teams: readonly Team[]) {
  const { log, game } = seasonByLot(0, 'two-dice-baseball', teams);
  const state = stateOf(log);
  const part = await loadSeasonPart(game.about.id);
  const { files, without } = openData(state, statistics(state, game, part), game, part, '2026-04-01');
  return { log, state, files, without };
}
const linesOf = (text = ''): string[] => text.trim().split('\r\n');

describe('event files', () => {
  it('people of one name on a team are two, and so are teams of one name', async () => {
    const nine = ['Emma', 'Emma', 'Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
    const { log, state, files, without } = await filesOf([
      blankTeam('Gulls', 0, nine),
      blankTeam('Gulls', 1, nine),
      ...botTeams(2, [], 'en'),
    ]);
    expect(without).toEqual([]);
    const [teams = ''] = files.flatMap(({ name, text }) => (name.startsWith('TEAM') ? [text] : []));
    expect(linesOf(teams).filter((line) => line.endsWith('Gulls,Gulls')).length).toBe(2);
    const rosters = files.filter(({ name }) => name.endsWith('.ROS'));
    expect(rosters.map(({ text }) => linesOf(text).length)).toEqual([9, 9, 9, 9]);
    const codes = rosters.flatMap(({ text }) => linesOf(text).map((line) => line.split(',')[0]));
    expect(new Set(codes).size).toBe(36);
    expect(rosters.map(({ text }) => linesOf(text).filter((line) => line.includes(',Emma,Emma,')).length).sort()).toEqual([0, 0, 2, 2]);
    for (const { name, text } of files) {
      if (!name.endsWith('.EVA')) continue;
      for (const match of text.split('id,').slice(1)) {
        // Eighteen people begin, and nobody else bats.
        const started = new Set(linesOf(match).flatMap((line) => (line.startsWith('start,') ? [line.split(',')[1]] : [])));
        expect(started.size).toBe(18);
        for (const line of linesOf(match)) if (line.startsWith('play,')) expect(started).toContain(line.split(',')[3]);
      }
    }
    const empty = { ...log, events: log.events.filter(({ type }) => type !== 'result') };
    const read = resultsFromRetrosheet(stateOf(empty), files);
    if (!read.ok) throw new Error(read.problem.message.en);
    const scores = (of: typeof state) => of.rounds.flatMap(({ fixtures }) => fixtures.map(({ id, result }) => [id, result?.score]));
    expect(scores(stateOf(append(empty, read.value, repeatableRandom(1))))).toEqual(scores(state));
  });

  it('where a team names nobody its batters are numbers, as in its box scores', async () => {
    const { files, without } = await filesOf(['Gulls', 'Foxes', 'Owls', 'Bears'].map((name, at) => blankTeam(name, at)));
    expect(without).toEqual([]);
    const [events] = files.filter(({ name }) => name.endsWith('.EVA'));
    expect(
      linesOf(events?.text)
        .filter((line) => line.startsWith('start,'))
        .slice(0, 2),
    ).toEqual(['start,----x001,"1",0,1,8', 'start,----x002,"2",0,2,4']);
    const five = await filesOf(['Gulls', 'Foxes', 'Owls', 'Bears'].map((name, at) => blankTeam(name, at, ['A', 'B', 'C', 'D', 'E'])));
    expect(new Set(five.without.map(({ why }) => why.code))).toEqual(new Set(['not-nine']));
  });
});

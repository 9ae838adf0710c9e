import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { openFixtures, typedResult } from '@pocket-stadium/season';
import { beforeAll, describe, expect, it } from 'vitest';
import { pairing } from '../src/season/pairing.ts';
import { KeptSeason } from '../src/season/store.ts';
import { BIN, buildStadium, tempFolder } from './stadium.ts';

const folder = tempFolder();
/** The file of a season in its folder. */
const SEASON = 'season.json';
const env = { ...process.env, LANG: 'en_US.UTF-8', NO_COLOR: '1' };
const typed = (input: string, ...args: string[]) => spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', env, input });
function stadium(...args: string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', env });
  return { status, out: stdout, err: stderr };
}
const results = (at: string): number => readFileSync(join(at, 'season.json'), 'utf8').split('"type":"result"').length - 1;

describe('stadium season', () => {
  beforeAll(buildStadium);

  it('a season of eight teams is made, played and told', () => {
    const at = join(folder, 'league');
    expect(
      stadium('season', 'new', at, '--game', 'one', '--teams', 'Gulls', '--bots', '7', '--title', 'Sunday League', '--seed', 'a').status,
    ).toBe(0);
    expect(stadium('season', 'new', at, '--game', 'one', '--bots', '8').status).toBe(2);
    // The match of a person waits. A result can be typed in.
    expect(stadium('season', 'play', at, '--seed', 'a').out).toContain('--result');
    expect(results(at)).toBe(3);
    expect(stadium('season', 'play', at, '--result', 'Gulls 5-3').status).toBe(0);
    expect(results(at)).toBe(4);
    const played = stadium('season', 'play', at, '--all', '--simulate', '--seed', 'a');
    expect(played.status).toBe(0);
    expect(played.out).toContain('Records broken');
    expect(results(at)).toBe(28);
    const figures = stadium('season', 'leaders', at, '--all').out;
    expect(figures).toMatch(/Teams\n +Pld +AB/);
    expect(figures).toMatch(/Players\n +Pld +AB/);
    const table = stadium('season', 'table', at, '--luck').out.trim().split('\n');
    expect(table.length).toBe(9);
    expect(stadium('season', 'leaders', at).out).toContain('Batting average');
    expect(stadium('season', 'bulletin', at, '--lang', 'fr').out).toContain('La saison est finie');
    const data = (action: string) => JSON.parse(stadium('season', action, at, '--json').out);
    const told = data('table');
    expect(told.map((row: { team: string }) => row.team)).toEqual(table.slice(1).map((line) => line.split(/ {2,}/)[0]));
    expect(data('leaders')[0].leaders[0]).toMatchObject({ place: 1, team: expect.any(String), value: expect.any(Number) });
    expect(data('bulletin')).toMatchObject({ over: true, next: null, table: told });
    const open = join(folder, 'open');
    const said = stadium('season', 'export', at, '--retrosheet', open, '--csv', open);
    // One result was typed in, so no throw of it is known.
    expect(said.out).toContain('1 match is in no event file');
    expect(readdirSync(open).filter((name) => name.endsWith('.EVA')).length).toBeGreaterThan(5);
    expect(readFileSync(join(open, 'players.csv'), 'utf8').split('\r\n')[0]).toContain('AVG,OBP,SLG');
    expect(stadium('season', 'import', at, join(at, 'season.json')).out).toContain('Nothing was new');
    expect(stadium('season', 'import', at, join(open, 'results.csv')).out).toContain('Nothing was new');
    expect(stadium('season', 'dance', at).status).toBe(2);
    expect(stadium('season', 'table', join(folder, 'nowhere')).status).toBe(2);
  });

  it('the match of a person is played at the keyboard, with real dice or the program’s, and counts', () => {
    for (const [dice, way, input] of [
      ['program', 'device', '\n'.repeat(400)],
      ['manual', 'real-dice', '6\n5\n4\n3\n2\n1\n'.repeat(200)],
    ] as const) {
      const at = join(folder, way);
      expect(stadium('season', 'new', at, '--game', 'one', '--teams', 'Gulls', '--bots', '1', '--option', 'innings=1').status).toBe(0);
      // The match was interrupted after two lines, too few for three outs, and goes on where it was left.
      expect(typed(input.slice(0, 2), 'season', 'play', at, '--dice', dice, '--seed', 'c').status).toBe(0);
      expect(results(at)).toBe(0);
      expect(typed(input, 'season', 'play', at, '--dice', dice, '--seed', 'c').status).toBe(0);
      expect(readFileSync(join(at, 'season.json'), 'utf8')).toContain(`"how":"${way}"`);
      expect(stadium('season', 'table', at).out).toMatch(/Gulls .* 1 /);
      expect(stadium('season', 'leaders', at).status).toBe(0);
    }
  });

  it('somebody leaves and is replaced; a result is typed in with its innings and corrected with a reason; the bulletin is a page', () => {
    const at = join(folder, 'evening');
    stadium('season', 'new', at, '--game', 'one', '--teams', 'Gulls,Foxes', '--kind', 'double', '--title', 'Tuesday');
    const first = stadium('season', 'play', at, '--result', 'Gulls 5-3 Foxes: 0 2 3 / 1 0 2, H 9/7, lob 4/5');
    const swapped = stadium('season', 'play', at, '--result', 'Foxes 3-5 Gulls: 1 0 2 / 0 2 3, H 7/9, lob 5/4');
    // A double round robin has one match at home for each.
    expect([first.status, swapped.status]).toEqual([0, 0]);
    const file = () => readFileSync(join(at, 'season.json'), 'utf8');
    expect(file()).toContain('"line":[[0,2,3],[1,0,2]],"totals":[{"H":9,"LOB":4},{"H":7,"LOB":5}]');
    for (const bad of ['Gulls 5-3 Foxes: XX 1/2', 'Gulls 5-3 Foxes'])
      expect(stadium('season', 'play', at, '--result', bad).status, bad).toBe(2);
    const corrected = stadium('season', 'play', at, '--result', 'Gulls 6-3 Foxes', '--note', 'misread');
    expect(corrected.out).toMatch(/Gulls +6–3 +Foxes \(corrected\)/);
    expect(stadium('season', 'change', at, '--replace', 'Foxes=Eve', '--note', 'a train to catch').out).toContain(
      'Eve plays instead of Foxes',
    );
    expect(stadium('season', 'change', at, '--replace', 'Gulls=bot:regular').out).toContain('Gulls keeps its line');
    for (const bad of [['--replace', 'Gulls=bot:giant'], []]) expect(stadium('season', 'change', at, ...bad).status).toBe(2);
    const table = stadium('season', 'table', at).out;
    expect(table).toMatch(/Gulls +1 +2 +2 +0/);
    expect(table).toContain('From round 3 on: Foxes → Eve · a train to catch');
    expect(table).toContain('Gulls → Gulls (bot)');
    // The matches that were played keep the name of who played them.
    expect(stadium('season', 'bulletin', at).out).toMatch(/Foxes +3–5 +Gulls/);
    expect(stadium('season', 'change', at, '--withdraw', 'Eve', '--enter', 'Owls', '--pause').out).toMatch(/Eve withdraws.*Owls.*paused/s);
    const [page, picture] = [join(at, 'page.pdf'), join(at, 'page.png')];
    expect(stadium('season', 'bulletin', at, '--out', page, '--round', '1').status).toBe(0);
    expect(stadium('season', 'bulletin', at, '--out', picture, '--names', 'initials', '--lang', 'fr').status).toBe(0);
    expect(readFileSync(page).subarray(0, 5).toString()).toBe('%PDF-');
    // 1190 by 1684 points of a picture, in the twelve bytes after its head.
    expect([readFileSync(picture).readUInt32BE(16), readFileSync(picture).readUInt32BE(20)]).toEqual([1190, 1684]);
    expect(stadium('season', 'bulletin', at, '--out', join(at, 'page.gif')).status).toBe(2);
  });

  it('a ladder takes challenges, and results come back from event files', () => {
    const at = join(folder, 'ladder');
    stadium('season', 'new', at, '--game', 'one', '--teams', 'Gulls,Foxes,Owls', '--kind', 'ladder', '--option', 'innings=1');
    expect(stadium('season', 'play', at, '--challenge', 'Gulls>Foxes').status).toBe(1);
    expect(stadium('season', 'play', at, '--challenge', 'Bears>Foxes').status).toBe(2);
    expect(stadium('season', 'play', at, '--challenge', 'owls > Gulls').out).toContain('Owls');
    const copy = join(folder, 'copy.json');
    writeFileSync(copy, stadium('season', 'export', at).out);
    expect(stadium('season', 'play', at, '--simulate', '--seed', 'd').status).toBe(0);
    const open = join(folder, 'ladder-events');
    expect(stadium('season', 'export', at, '--retrosheet', open, '--league', 'N').status).toBe(0);
    expect(readdirSync(open)).toContain('2026GUL.EVN'.replace('2026', String(new Date().getFullYear())));
    // A copy of the season as it was before the match, in another folder.
    const other = join(folder, 'ladder-copy');
    mkdirSync(other);
    copyFileSync(copy, join(other, 'season.json'));
    expect(results(other)).toBe(0);
    expect(stadium('season', 'import', other, open).out).toContain('1 event taken in');
    const scores = (from: string) => /"score":\[\d+,\d+\]/.exec(readFileSync(join(from, 'season.json'), 'utf8'))?.[0];
    expect(scores(other)).toBe(scores(at));
  });

  it('survives being killed while it is played', async () => {
    const at = join(folder, 'killed');
    stadium('season', 'new', at, '--game', 'two', '--bots', '10', '--kind', 'double');
    const child = spawn(process.execPath, [BIN, 'season', 'play', at, '--all', '--seed', 'b'], { env, stdio: 'ignore' });
    const gone = new Promise((resolve) => child.on('close', resolve));
    const looking = watch(at, () => child.kill('SIGKILL'));
    await gone;
    looking.close();
    expect(stadium('season', 'table', at).status).toBe(0);
    const before = results(at);
    expect(stadium('season', 'play', at, '--all', '--seed', 'b').status === 0 || before === 90).toBe(true);
    expect(results(at)).toBe(90);
  });

  it('what several terminals write at the same time is all there', async () => {
    const at = join(folder, 'shared');
    stadium('season', 'new', at, '--game', 'one', '--teams', 'A,B,C,D,E,F,G,H,I,J,K,L');
    const kept = await KeptSeason.open(at);
    kept.add(pairing);
    const { state } = kept;
    const name = (id: string) => state.entrants.find((entrant) => entrant.id === id)?.team.name;
    const first = openFixtures(state).filter(({ round }) => round === 1);
    const writers = first.map(
      ({ home, away }) =>
        new Promise((resolve) => {
          const result = `${name(home)} 5-3 ${name(away)}`;
          spawn(process.execPath, [BIN, 'season', 'play', at, '--result', result], { env, stdio: 'ignore' }).on('close', resolve);
        }),
    );
    expect(await Promise.all(writers)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(results(at)).toBe(6);
    expect(readdirSync(at)).toEqual([SEASON]);
  });

  it('a result typed in a second terminal during a match stays', async () => {
    const at = join(folder, 'two');
    stadium('season', 'new', at, '--game', 'one', '--teams', 'Gulls,Foxes,Owls,Bears');
    const [one, other] = [await KeptSeason.open(at), await KeptSeason.open(at)];
    one.add(pairing);
    // Both pair: the second finds that it is done.
    other.add(pairing);
    const [match, next] = openFixtures(one.state);
    other.add([{ type: 'result', fixture: next?.id ?? '', result: typedResult(7, 1) }]);
    // A crash left its lock behind.
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(join(at, `${SEASON}.lock`), `${hostname()} ${gone}`);
    one.add([{ type: 'result', fixture: match?.id ?? '', result: typedResult(2, 4) }]);
    expect(results(at)).toBe(2);
    expect(one.state.events).toEqual((await KeptSeason.open(at)).state.events);
    expect(one.state.ignored).toEqual([]);
    expect(readdirSync(at)).toEqual([SEASON]);
  });

  it('a season goes into a new folder from its file, and the same seed makes the same season', () => {
    const [at, again, fresh] = ['seeded', 'seeded-again', 'fresh'].map((name) => join(folder, name)) as [string, string, string];
    for (const where of [at, again]) {
      stadium('season', 'new', where, '--game', 'two', '--bots', '4', '--seed', 'spring');
      expect(stadium('season', 'play', where, '--all', '--seed', 'spring').status).toBe(0);
    }
    const events = (where: string) =>
      JSON.parse(readFileSync(join(where, SEASON), 'utf8')).events.map(({ at: _, ...event }: { at: string }, i: number) => i > 0 && event);
    expect(events(again)).toEqual(events(at));
    // Where nothing is paired yet a result pairs first.
    const quick = join(folder, 'quick');
    stadium('season', 'new', quick, '--game', 'two', '--teams', 'Gulls,Foxes', '--kind', 'double');
    expect(stadium('season', 'play', quick, '--result', 'Gulls 5-3').status).toBe(0);
    const copy = join(folder, 'seeded.json');
    writeFileSync(copy, stadium('season', 'export', at).out);
    expect(stadium('season', 'import', fresh, copy).status).toBe(0);
    expect(readFileSync(join(fresh, SEASON), 'utf8')).toBe(readFileSync(join(at, SEASON), 'utf8'));
    expect(stadium('season', 'import', fresh, copy).out).toContain('Nothing was new');
    // A table of results says nothing of the season.
    expect(stadium('season', 'import', join(folder, 'nowhere'), join(BIN)).status).toBe(2);
  });

  it('a game without batters leads with what its sheet totals', () => {
    const at = join(folder, 'hex');
    stadium('season', 'new', at, '--game', 'three', '--bots', '2');
    expect(stadium('season', 'play', at, '--seed', 'a').status).toBe(0);
    expect(stadium('season', 'leaders', at).out).toMatch(/^ +1\. /m);
    expect(stadium('season', 'export', at, '--csv', at).status).toBe(0);
    expect(readFileSync(join(at, 'teams.csv'), 'utf8')).toContain('team,matches,R');
  });

  it('simulated matches are written as event files, or as line scores with the reason', () => {
    const open = join(folder, 'simulated');
    expect(stadium('simulate', 'two', '--games', '3', '--seed', 'x', '--retrosheet', open).status).toBe(0);
    expect(readdirSync(open).sort()).toEqual(['2026OLD.EVA', 'OLD2026.ROS', 'POC2026.ROS', 'TEAM2026']);
    const three = stadium('simulate', 'three', '--games', '2', '--seed', 'x', '--retrosheet', join(folder, 'three'));
    expect(three.out).toContain('no batters');
    expect(stadium('simulate', 'one', '--games', '2', '--seats', '3', '--seed', 'x', '--retrosheet', join(folder, 'seats')).out).toContain(
      'two sides',
    );
  });
});

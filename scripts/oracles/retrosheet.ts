// Makes games/_baseball/vectors/retrosheet.json anew: what the public Chadwick tools (`cwbox`, `cwevent`) print of 500 matches
// of each game with batters and outs, as one short hash a match for the box score and one for the events. It compares every
// figure with ours first, and stops at the first that differs or at a warning. `npx tsx scripts/oracles/retrosheet.ts [CLONE]`.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { retrosheetFiles } from '@pocket-stadium/season';
import { eventLine, figuresLine, openBox, openGames, ourFigures, type TeamFigures } from '../../games/test/retrosheet.ts';
import { checkOut, SOURCES } from './source.ts';

const MATCHES = 500;
const YEAR = '2026';

/** The two tools, built from their source: its own build wants programs that few have, and this needs a compiler alone. */
function build(folder: string, tool: string): string {
  const lib = readdirSync(join(folder, 'src/cwlib')).filter((file) => file.endsWith('.c'));
  const own = tool === 'cwbox' ? ['cwbox.c', 'cwboxsml.c', 'cwboxxml.c', 'xmlwrite.c'] : [`${tool}.c`];
  const sources = [...own.map((file) => `src/cwtools/${file}`), 'src/cwtools/cwtools.c', ...lib.map((file) => `src/cwlib/${file}`)];
  const flags = ['-O1', '-w', '-DVERSION="oracle"', '-DHAVE_STRUCT_TM_TM_GMTOFF', '-Isrc', '-Isrc/cwlib', '-o', tool];
  execFileSync('gcc', [...flags, ...sources, '-lm'], { cwd: folder, stdio: 'inherit' });
  return join(folder, tool);
}

const GREETING = /^(Chadwick .*version| {2}Type |Copyright|Dr T L|This is free software|\[Processing file)/;

/** What a tool prints. Anything besides its greeting is a warning. */
function ask(tool: string, folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, ['-y', YEAR, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 });
  const said = stderr.split('\n').filter((line) => line.trim() !== '' && !GREETING.test(line));
  if (status !== 0 || said.length > 0) throw new Error(`${tool}: ${said.slice(0, 9).join('\n')}`);
  return stdout;
}

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
const NAMES = {
  ab: 'AB',
  r: 'R',
  h: 'H',
  d: '2B',
  t: '3B',
  hr: 'HR',
  bi: 'RBI',
  bb: 'BB',
  hp: 'HBP',
  so: 'SO',
  sh: 'SH',
  sf: 'SF',
  sb: 'SB',
  cs: 'CS',
};

/** The box scores of `cwbox -X`, by match. */
function boxes(xml: string): string[] {
  return xml
    .split('<boxscore ')
    .slice(1)
    .map((box) => {
      const total = attributes(/<linescore [^>]*>/.exec(box)?.[0] ?? '');
      const innings = [...box.matchAll(/<inning_line_score [^>]*>/g)].map(([tag]) => attributes(tag));
      const teams = box.split('<players ').slice(1);
      const team = (at: number, who: 'away' | 'home'): TeamFigures => {
        const tags = [...(teams[at] ?? '').matchAll(/<batting [^>]*>/g)].map(([tag]) => attributes(tag));
        return {
          line: innings.map((inning) => (/^\d+$/.test(inning[who] ?? '') ? Number(inning[who]) : 'x')),
          totals: {
            R: Number(total[`${who}_runs`]),
            H: Number(total[`${who}_hits`]),
            E: Number(total[`${who}_errors`]),
            LOB: Number(attributes(teams[at] ?? '').lob),
          },
          players: tags.map((tag) => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [name, Number(tag[key])]))),
        };
      };
      return figuresLine(team(0, 'away'), team(1, 'home'));
    });
}

const FIELDS = [0, 2, 3, 4, 8, 9, 33, 36, 37, 38, 39, 40, 43, 51, 58, 59, 60, 61];

/** The events of `cwevent`, by match. */
function events(csv: string): string[][] {
  const byMatch = new Map<string, string[]>();
  for (const line of csv.trim().split(/\r?\n/)) {
    const [id = '', ...rest] = line.split(',').map((value) => value.replaceAll('"', ''));
    const number = (at: number) => Number(rest[at]);
    const end = (at: number) => Math.min(4, number(at));
    const told = eventLine({
      ...{
        inning: number(0),
        team: number(1),
        outs: number(2),
        score: [number(3), number(4)],
        slot: number(5),
        atBat: rest[6] === 'T',
        hit: number(7),
      },
      ...{
        sacrifice: rest[8] === 'T' ? 'SH' : rest[9] === 'T' ? 'SF' : '',
        outsMade: number(10),
        battedIn: number(11),
        errors: number(12),
      },
      ends: [end(13), end(14), end(15), end(16)],
    });
    byMatch.set(id, [...(byMatch.get(id) ?? []), told]);
  }
  return [...byMatch.values()];
}

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const folder = checkOut('chadwick', process.argv[2]);
const [cwbox, cwevent] = [build(folder, 'cwbox'), build(folder, 'cwevent')];
const answers: Record<string, { boxes: string; events: string }> = {};
for (const open of await openGames(GAMES)) {
  const { id } = open.game.about;
  const ours = Array.from({ length: MATCHES }, (_, number) => openBox(open, number));
  const data = mkdtempSync(join(tmpdir(), `stadium-${id}-`));
  const files = retrosheetFiles(ours.map((each) => each.open));
  for (const { name, text } of files) writeFileSync(join(data, name), text);
  const [file = ''] = files.map(({ name }) => name).filter((name) => name.endsWith('.EVA'));
  const theirBoxes = boxes(ask(cwbox, data, '-X', file));
  const theirEvents = events(ask(cwevent, data, '-n', '-f', FIELDS.join(','), file).replace(/^"GAME_ID.*\n/, ''));
  // Days repeat, so matches are told apart by the order of the file, which the tools keep.
  for (const [number, { box, events }] of ours.entries()) {
    if (theirBoxes[number] !== ourFigures(box)) throw new Error(`${id} ${number}: cwbox\n${theirBoxes[number]}\n${ourFigures(box)}`);
    for (const [at, event] of events.entries())
      if (theirEvents[number]?.[at] !== event)
        throw new Error(`${id} ${number}, event ${at}: cwevent\n${theirEvents[number]?.[at]}\n${event}`);
    if (theirEvents[number]?.length !== events.length)
      throw new Error(`${id} ${number}: ${theirEvents[number]?.length} events of ${events.length}`);
  }
  answers[id] = { boxes: theirBoxes.map(short).join(' '), events: theirEvents.map((list) => short(list.join('\n'))).join(' ') };
  console.log(`${id}: ${MATCHES} matches agree with ${SOURCES.chadwick.address}`);
  rmSync(data, { recursive: true });
}
const target = join(import.meta.dirname, '../../games/_baseball/vectors');
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'retrosheet.json'), `${JSON.stringify({ source: SOURCES.chadwick, matches: MATCHES, answers }, null, 1)}\n`);
rmSync(folder, { recursive: true });

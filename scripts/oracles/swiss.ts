// Makes packages/season/vectors/swiss.txt anew: 1,000 random tournaments as a public engine of the Swiss system paired them.
// `npx tsx scripts/oracles/swiss.ts [CLONE]`. Needs git, make and g++. A line a tournament: how many players, then each round,
// its pairs as two players (by rank, 0-9A-Za-z) and the result: w the first won, b the second, d a draw; `-` is a bye.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, SOURCES } from './source.ts';

const TOURNAMENTS = 1000;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const folder = checkOut('swiss', process.argv[2]);
execFileSync('make', ['-C', folder, 'optional_cxxflags=-std=c++20 -w -O2'], { stdio: 'inherit' });
const engine = join(folder, 'bbpPairings.exe');

/** A tournament that the engine drew and paired; null where it found no pairing for some round. */
function tournament(seed: number): string | null {
  const players = 4 + ((seed * 7) % 37);
  const rounds = Math.max(2, Math.min(9, 2 + (seed % 8), players - 2));
  const config = {
    PlayersNumber: players,
    RoundsNumber: rounds,
    DrawPercentage: (seed * 13) % 60,
    ForfeitRate: 60_000,
    RetiredRate: 60_000,
    HalfPointByeRate: 60_000,
  };
  writeFileSync(
    join(folder, 'config.txt'),
    Object.entries(config)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
  const args = ['--dutch', '-g', 'config.txt', '-o', 'out.trf', '-s', String(seed)];
  if (spawnSync(engine, args, { cwd: folder }).status !== 0) return null;
  const lines = readFileSync(join(folder, 'out.trf'), 'utf8')
    .split(/\r\n?|\n/)
    .filter((line) => line.startsWith('001'));
  const games = lines.map((line) =>
    Array.from({ length: rounds }, (_, r) =>
      line
        .slice(91 + 10 * r, 101 + 10 * r)
        .trim()
        .split(/\s+/),
    ),
  );
  if (games.flat().some(([, , result]) => !'10=U'.includes(result ?? 'x'))) return null;
  const told = Array.from({ length: rounds }, (_, r) => games.map((own, i) => pairOf(i, own[r])).join(''));
  return `${players} ${told.join(' ')}`;
}

/** The pair of a player who has white, or a bye. */
function pairOf(i: number, [opponent, colour, result = '']: readonly string[] = []): string {
  if (result === 'U') return `${SIGNS[i]}--`;
  if (colour !== 'w') return '';
  return `${SIGNS[i]}${SIGNS[Number(opponent) - 1]}${({ 1: 'w', 0: 'b', '=': 'd' } as Record<string, string>)[result]}`;
}

const kept: string[] = [];
for (let seed = 1; kept.length < TOURNAMENTS; seed++) {
  const line = tournament(seed);
  if (line) kept.push(line);
}
const notice = `# ${TOURNAMENTS} random tournaments as ${SOURCES.swiss.address} paired them at ${SOURCES.swiss.commit}: scripts/oracles/swiss.ts`;
writeFileSync(join(import.meta.dirname, '../../packages/season/vectors/swiss.txt'), `${notice}\n${kept.join('\n')}\n`);
rmSync(folder, { recursive: true });

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBot, loadOracle, loadSolver, type Oracle, review } from '@pocket-stadium/bots';
import { botRandom, seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, type Move, newHeader, type OptionValues, Play, viewOf } from '@pocket-stadium/kernel';
import { solutionFile, useSolution } from '../../packages/server/src/studio/solutions.ts';

// Reviews as the server makes them, in CPU-milliseconds: the first, which reads the solution, and those after it.
const [id, options, most, solve] = JSON.parse(process.argv[2] as string) as [string, OptionValues, number, boolean];
const game = GAMES.get(id) as Game;
const SEED = 'review';
const REVIEWS = 9;

async function played(): Promise<Play> {
  const seats = Array.from({ length: game.about.seats.min }, () => ({ name: '' }));
  const header = newHeader(game, { seats, options, dice: { kind: 'seed', seed: SEED } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const opened = Play.open(game, header.value);
  if (!opened.ok) throw new Error(opened.problem.message.en);
  const play = opened.value;
  const bot = await loadBot(id, 'rookie');
  for (let { next } = play; next.kind !== 'over' && play.entries.length < most; { next } = play) {
    if (next.kind === 'roll') {
      play.append({ type: 'roll', seat: next.seat, faces: seededFaces(SEED, play.rolls, next.dice), from: 'seed' });
      continue;
    }
    const random = botRandom(SEED, play.entries.length);
    const move: Move = bot.choose(game, viewOf(game, play.state, next.seat), next.seat, { nodes: 50 }, random);
    play.append({ type: 'move', seat: next.seat, move });
  }
  return play;
}

async function reviewed(play: Play): Promise<{ ms: number; source: string }> {
  const since = process.cpuUsage();
  await useSolution(game, play.header.options);
  const oracle = (await loadOracle(id, play.header.options, play.header.seats.length)) as Oracle;
  const { source } = review(play, oracle);
  const { user, system } = process.cpuUsage(since);
  return { ms: (user + system) / 1000, source };
}

const folder = mkdtempSync(join(tmpdir(), 'stadium-review-'));
process.env.STADIUM_TABLES = folder;
try {
  const play = await played();
  if (solve)
    writeFileSync(await solutionFile(game, play.header.options), (await (await loadSolver(id))?.solve(play.header.options)) as Uint8Array);
  const first = await reviewed(play);
  const later: number[] = [];
  for (let i = 0; i < REVIEWS; i++) later.push((await reviewed(play)).ms);
  console.log(JSON.stringify({ entries: play.entries.length, source: first.source, first: first.ms, later }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

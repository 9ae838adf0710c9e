import { loadBot } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { badFaces, drawFaces, type Fact, type Game, type Move, newHeader, repeatableRandom, viewOf } from '@pocket-stadium/kernel';

// Complete games through the rules alone, per CPU-second: next, checked faces or move, the facts of each, and the sheet.
// Dice and moves lie ready, from matches that rookies played: neither drawing nor thinking is counted.
const [id, asked, chosen] = process.argv.slice(2) as [string, string, string];
const RECORDED = 400;

const game = GAMES.get(id) as Game;
const { min: seats } = game.about.seats;
const header = newHeader(game, {
  seats: Array.from({ length: seats }, () => ({ name: '' })),
  options: JSON.parse(chosen),
  dice: { kind: 'hand' },
});
if (!header.ok) throw new Error(header.problem.message.en);
const { options } = header.value;

type Recorded = readonly (Move | readonly number[])[];
const random = repeatableRandom(1);
const bot = await loadBot(id, 'rookie');

function record(): Recorded {
  const entries: (Move | readonly number[])[] = [];
  let state = game.start(options, seats);
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    const entry =
      next.kind === 'roll'
        ? drawFaces(next.dice, random)
        : bot.choose(game, viewOf(game, state, next.seat), next.seat, { nodes: 1 }, random);
    const step = typeof entry === 'string' ? game.choose(state, entry) : game.roll(state, entry);
    if (!step.ok) throw new Error(step.problem.message.en);
    state = step.state;
    entries.push(entry);
  }
  return entries;
}

function play(entries: Recorded): number {
  let state = game.start(options, seats);
  const factsByEntry: (readonly Fact[])[] = [];
  for (let next = game.next(state), at = 0; next.kind !== 'over'; next = game.next(state), at++) {
    const entry = entries[at] as Move | readonly number[];
    let step: ReturnType<Game['choose']>;
    if (next.kind === 'roll') {
      // A program that draws faces hands in an array of its own: so does this.
      const faces = (entry as readonly number[]).slice();
      const refused = badFaces(faces, next.dice);
      if (refused) throw new Error(refused.problem.message.en);
      step = game.roll(state, faces);
    } else step = game.choose(state, entry as Move);
    if (!step.ok) throw new Error(step.problem.message.en);
    state = step.state;
    factsByEntry.push(step.facts);
  }
  return game.sheet?.({ options, seats }, factsByEntry) ? factsByEntry.length : 0;
}

const recorded = Array.from({ length: RECORDED }, record);
const games = Number(asked);
let check = 0;
for (let i = 0; i < games / 4; i++) check += play(recorded[i % RECORDED] as Recorded);
const start = process.cpuUsage();
for (let i = 0; i < games; i++) check += play(recorded[i % RECORDED] as Recorded);
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ games, cpuSeconds: (user + system) / 1e6, check }));

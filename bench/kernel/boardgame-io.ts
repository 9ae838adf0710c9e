import { readFileSync } from 'node:fs';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import type { DiceBaseballState } from '../../games/_baseball/rules/dice-game.ts';
import { game as oneDieBaseball } from '../../games/one-die-baseball/rules/index.ts';

// The same rules through boardgame.io's client: its G is our state, its move is our roll.
const [file, asked] = process.argv.slice(2) as [string, string];
const dice = readFileSync(file);
let at = 0;

interface Line {
  state: DiceBaseballState;
  hits: number[];
  left: number[];
}

const game = {
  setup: (): Line => ({ state: oneDieBaseball.start({ innings: 9, walkOff: false, first: 0 }, 2), hits: [0, 0], left: [0, 0] }),
  moves: {
    roll({ G }: { G: Line }, face: number) {
      const { state, facts } = oneDieBaseball.roll(G.state, [face]);
      for (const fact of facts) {
        if ('hit' in fact && fact.hit) G.hits[fact.side] = (G.hits[fact.side] ?? 0) + 1;
        if ('lob' in fact) G.left[fact.side] = (G.left[fact.side] ?? 0) + fact.lob;
      }
      G.state = state;
    },
  },
  endIf: ({ G }: { G: Line }) => (G.state.phase?.at === 'over' ? G.state.phase.outcome : undefined),
};

function play(): Line {
  const client = Client({ game: game as never, numPlayers: 2, debug: false });
  client.start();
  let state = client.getState();
  while (state && !state.ctx.gameover) {
    client.moves.roll?.(dice[at] as number);
    if (++at === dice.length) at = 0;
    state = client.getState();
  }
  client.stop();
  if (!state) throw new Error('the client has no state');
  return state.G as unknown as Line;
}

const games = Number(asked);
for (let i = 0; i < games / 4; i++) play();
at = 0;
let check = 0;
const start = process.cpuUsage();
for (let i = 0; i < games; i++) {
  const { state, hits, left } = play();
  const [a = 0, b = 0] = state.standing.runs;
  check += a + 3 * b + 5 * (hits[0] ?? 0) + 7 * (left[1] ?? 0) + state.standing.inning;
}
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ games, cpuSeconds: (user + system) / 1e6, check }));

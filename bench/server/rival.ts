import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js';
import type { DiceBaseballState } from '../../games/_baseball/rules/dice-game.ts';
import { game as oneDieBaseball } from '../../games/one-die-baseball/rules/index.ts';

// The same game on boardgame.io's server, in memory or in files: its G is our state, its move is our roll.
const [folder = ''] = process.argv.slice(2);

const game = {
  name: 'one-die-baseball',
  setup: (): { state: DiceBaseballState } => ({ state: oneDieBaseball.start({ innings: 20, walkOff: false, first: 0 }, 2) }),
  turn: { activePlayers: { all: 'throw' } },
  moves: {
    roll({ G, random, playerID }: { G: { state: DiceBaseballState }; random: { D6(): number }; playerID: string }) {
      const next = oneDieBaseball.next(G.state);
      if (next.kind !== 'roll' || String(next.seat) !== playerID) return INVALID_MOVE;
      return { state: oneDieBaseball.roll(G.state, [random.D6()]).state };
    },
  },
  endIf: ({ G }: { G: { state: DiceBaseballState } }) => (G.state.phase?.at === 'over' ? G.state.phase.outcome : undefined),
};

const db = folder === '' ? {} : { db: new FlatFile({ dir: folder, logging: false }) };
const server = Server({ games: [game as never], origins: ['http://127.0.0.1'], ...db });
console.info = () => {};
console.log = () => {};
const running = await server.run(0);

// The process that asked is gone.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  // The time is taken first: collecting garbage for the memory figure is no work of the server's.
  const cpu = process.cpuUsage();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu, memory: heapUsed + external });
});
process.send?.({ port: (running.appServer.address() as { port: number }).port });

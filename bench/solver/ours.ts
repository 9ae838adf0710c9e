import { makeFormations } from '../../games/play-ball/bots/solver/formations.ts';
import { type Arrays, arraySizes, Layers } from '../../games/play-ball/bots/solver/layers.ts';
import { makeField } from '../../games/play-ball/bots/solver/rules.ts';
import { solveField } from '../../games/play-ball/bots/solver/solve.ts';
import { alone } from '../../games/play-ball/bots/solver/work.ts';
import { sameInAll } from '../../packages/kernel/src/index.ts';

// Solves a field of W and R in one thread, with all transitions kept, as the native program does.
const [W = 2, R = 3] = process.argv.slice(2).map(Number);
const field = makeField({ id: 'bench', W, R, names: sameInAll('bench') });
const formations = makeFormations(field);
const arrays = Object.fromEntries(
  Object.entries(arraySizes(formations)).map(([name, size]) => [name, new Uint8Array(size)]),
) as unknown as Arrays;
const words = formations.ends * formations.all * 16;
const kept = { words: new Int32Array(Math.min(words, 2 ** 28)), start: new Int32Array(formations.ends), taken: new Int32Array([1]) };
const { draws, byTurnsToGoal } = await solveField(arrays, alone(new Layers(formations, arrays, kept)), () => {});
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ byTurnsToGoal, draws, cpuSeconds: (user + system) / 1e6 }));

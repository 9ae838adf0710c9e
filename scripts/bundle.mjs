import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Packages of hundreds of small modules: read one by one they are half the time that a server takes to start. */
const INSIDE = ['kysely', 'typebox'];

/** Our own TypeScript goes into a bundle; what comes from npm stays where npm put it, but for those. */
const ownCode = {
  name: 'own-code',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const inside = path.startsWith('@pocket-stadium/') || INSIDE.includes(path.split('/')[0]);
      return kind === 'entry-point' || inside ? undefined : { path, external: true };
    });
  },
};

/** How our code becomes programs for Node. */
export const FOR_NODE = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning', plugins: [ownCode] };

/** Entry points that run in threads or processes of their own, by the name they have in the build. */
export const WORKERS = {
  'arena-worker': join(ROOT, 'packages/cli/src/arena-worker.ts'),
  'bot-worker': join(ROOT, 'packages/server/src/bot-worker.ts'),
  'inspect-worker': join(ROOT, 'packages/server/src/inspect-worker.ts'),
  'studio-worker': join(ROOT, 'packages/server/src/studio-worker.ts'),
  'thinker-worker': join(ROOT, 'packages/server/src/thinker-worker.ts'),
  'simulate-worker': join(ROOT, 'packages/cli/src/simulate-worker.ts'),
};

/** A program that starts servers, bundled as the command is, with the workers that it finds beside it; says where it is. */
export async function bundleServer(program, outdir) {
  await build({ ...FOR_NODE, entryPoints: { server: program, ...WORKERS }, outdir, splitting: true });
  return join(outdir, 'server.js');
}

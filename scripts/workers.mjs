import { join } from 'node:path';

/** Entry points that run in threads or processes of their own, by the name they have in the build. */
export function workers(root) {
  return {
    'arena-worker': join(root, 'packages/cli/src/arena-worker.ts'),
    'bot-worker': join(root, 'packages/server/src/bot-worker.ts'),
    'studio-worker': join(root, 'packages/server/src/studio-worker.ts'),
    'thinker-worker': join(root, 'packages/server/src/thinker-worker.ts'),
    'simulate-worker': join(root, 'packages/cli/src/simulate-worker.ts'),
  };
}

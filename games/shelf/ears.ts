// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** How each game is told to those who do not look. */
export const EARS: Readonly<Record<string, () => Promise<{ readonly ear: unknown }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/ear.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/ear.ts'),
  'three-dice-baseball': () => import('../three-dice-baseball/ear.ts'),
  'dice-and-run': () => import('../dice-and-run/ear.ts'),
  'pocket-rugby': () => import('../pocket-rugby/ear.ts'),
  'runy-run-run': () => import('../runy-run-run/ear.ts'),
  'play-ball': () => import('../play-ball/ear.ts'),
};

// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** The rules of each game, loaded when they are needed. */
export const RULES: Readonly<Record<string, () => Promise<{ readonly game: unknown }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/rules/index.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/rules/index.ts'),
  'three-dice-baseball': () => import('../three-dice-baseball/rules/index.ts'),
  'dice-and-run': () => import('../dice-and-run/rules/index.ts'),
  'pocket-rugby': () => import('../pocket-rugby/rules/index.ts'),
  'runy-run-run': () => import('../runy-run-run/rules/index.ts'),
  'play-ball': () => import('../play-ball/rules/index.ts'),
};

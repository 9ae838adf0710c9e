// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** Which parts each game brings: what is asked without loading any of them. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  'one-die-baseball': ['about', 'rules', 'vectors', 'solver', 'print', 'terminal'],
  'two-dice-baseball': ['about', 'rules', 'vectors', 'solver', 'print', 'terminal'],
  'three-dice-baseball': ['about', 'rules', 'vectors', 'solver', 'print', 'terminal'],
  'dice-and-run': ['about', 'rules', 'vectors', 'bots', 'solver', 'print', 'terminal'],
  'pocket-rugby': ['about', 'rules', 'vectors', 'bots', 'solver', 'print', 'terminal'],
  'runy-run-run': ['about', 'rules', 'vectors', 'bots', 'oracle', 'print', 'terminal'],
  'play-ball': ['about', 'rules', 'vectors', 'bots', 'oracle', 'print', 'terminal'],
};

// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** Which parts each game brings: what is asked without loading any of them. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  'one-die-baseball': ['about', 'rules', 'vectors', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal'],
  'two-dice-baseball': ['about', 'rules', 'vectors', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal'],
  'three-dice-baseball': ['about', 'rules', 'vectors', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal'],
  'dice-and-run': ['about', 'rules', 'vectors', 'bots', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal'],
  'pocket-rugby': ['about', 'rules', 'vectors', 'bots', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal'],
  'runy-run-run': ['about', 'rules', 'vectors', 'bots', 'oracle', 'board', 'picture', 'lesson', 'print', 'terminal'],
  'play-ball': ['about', 'rules', 'vectors', 'bots', 'oracle', 'board', 'picture', 'lesson', 'print', 'terminal'],
};

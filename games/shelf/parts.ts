// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** Which parts each game brings: what is asked without loading any of them. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  'one-die-baseball': ['about', 'rules', 'vectors', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal', 'season', 'ear', 'honours'],
  'two-dice-baseball': ['about', 'rules', 'vectors', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal', 'season', 'ear', 'honours'],
  'three-dice-baseball': ['about', 'rules', 'vectors', 'solver', 'board', 'picture', 'lesson', 'print', 'terminal', 'ear', 'honours'],
  'dice-and-run': ['about', 'rules', 'vectors', 'bots', 'faces', 'solver', 'puzzles', 'maker', 'board', 'picture', 'lesson', 'print', 'terminal', 'season', 'ear', 'honours'],
  'pocket-rugby': ['about', 'rules', 'vectors', 'bots', 'faces', 'solver', 'puzzles', 'maker', 'board', 'picture', 'lesson', 'print', 'terminal', 'season', 'ear', 'honours'],
  'runy-run-run': ['about', 'rules', 'vectors', 'bots', 'faces', 'puzzles', 'maker', 'oracle', 'board', 'picture', 'lesson', 'print', 'terminal', 'ear', 'honours'],
  'play-ball': ['about', 'rules', 'vectors', 'bots', 'faces', 'solver', 'workshop', 'book', 'puzzles', 'maker', 'oracle', 'board', 'picture', 'lesson', 'print', 'terminal', 'ear', 'honours'],
};

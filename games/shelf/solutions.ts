// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** The solutions that come with each game, by the name of their file: where it lies. */
export const SOLUTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'play-ball': {
    'court.solved': new URL('../play-ball/solution/court.solved', import.meta.url).href,
    'pitch.solved': new URL('../play-ball/solution/pitch.solved', import.meta.url).href,
  },
};

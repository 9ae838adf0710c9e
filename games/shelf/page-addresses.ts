// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** Where the rules page of each game lies, by language: an address that Node resolves. */
export const PAGE_ADDRESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'one-die-baseball': {
    fr: '@pocket-stadium/games/one-die-baseball/page/fr.md',
    en: '@pocket-stadium/games/one-die-baseball/page/en.md',
  },
  'two-dice-baseball': {
    fr: '@pocket-stadium/games/two-dice-baseball/page/fr.md',
    en: '@pocket-stadium/games/two-dice-baseball/page/en.md',
  },
  'three-dice-baseball': {
    fr: '@pocket-stadium/games/three-dice-baseball/page/fr.md',
    en: '@pocket-stadium/games/three-dice-baseball/page/en.md',
  },
  'dice-and-run': {
    fr: '@pocket-stadium/games/dice-and-run/page/fr.md',
    en: '@pocket-stadium/games/dice-and-run/page/en.md',
  },
  'pocket-rugby': {
    fr: '@pocket-stadium/games/pocket-rugby/page/fr.md',
    en: '@pocket-stadium/games/pocket-rugby/page/en.md',
  },
  'runy-run-run': {
    fr: '@pocket-stadium/games/runy-run-run/page/fr.md',
    en: '@pocket-stadium/games/runy-run-run/page/en.md',
  },
  'play-ball': {
    fr: '@pocket-stadium/games/play-ball/page/fr.md',
    en: '@pocket-stadium/games/play-ball/page/en.md',
  },
};

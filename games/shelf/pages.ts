// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.

/** The rules page of each game, by language, as HTML. */
export const PAGES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly html: string }>>>>> = {
  'one-die-baseball': {
    fr: () => import('../one-die-baseball/page/fr.md'),
    en: () => import('../one-die-baseball/page/en.md'),
  },
  'two-dice-baseball': {
    fr: () => import('../two-dice-baseball/page/fr.md'),
    en: () => import('../two-dice-baseball/page/en.md'),
  },
  'three-dice-baseball': {
    fr: () => import('../three-dice-baseball/page/fr.md'),
    en: () => import('../three-dice-baseball/page/en.md'),
  },
  'dice-and-run': {
    fr: () => import('../dice-and-run/page/fr.md'),
    en: () => import('../dice-and-run/page/en.md'),
  },
  'pocket-rugby': {
    fr: () => import('../pocket-rugby/page/fr.md'),
    en: () => import('../pocket-rugby/page/en.md'),
  },
  'runy-run-run': {
    fr: () => import('../runy-run-run/page/fr.md'),
    en: () => import('../runy-run-run/page/en.md'),
  },
  'play-ball': {
    fr: () => import('../play-ball/page/fr.md'),
    en: () => import('../play-ball/page/en.md'),
  },
};

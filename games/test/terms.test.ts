import { describe, expect, test } from 'vitest';
import { typeset } from '../../scripts/words/typography.mjs';
import { GAMES } from '../shelf/rules.ts';
import { pageLines, READ, type Readable, type ReadLang, saidWords, split, TYPED } from './readable.ts';
import { HABITS, OTHER_NAMES } from './terms.ts';

const BASEBALL = [...GAMES.keys()].filter((id) => GAMES.get(id)?.words.glossary.some(({ codes }) => codes.includes('run')));

/** The folders where a term is said: the games whose glossary has it, and all baseball games where one of them has it. */
function folderOf(code: string): RegExp {
  const games = [...GAMES].filter(([, { words }]) => words.glossary.some(({ codes }) => codes.includes(code))).map(([id]) => id);
  const shared = games.some((id) => BASEBALL.includes(id)) ? ['_baseball', ...BASEBALL] : [];
  return new RegExp(`^games/(${[...games, ...shared].join('|')})/`);
}

/** A term without the number or the other language that stands beside it once. */
const bare = (term: string) => term.replace(/ \(.*\)$/, '');

const SAID = saidWords(/^games\/(?!test\/)/);
const PAGES = pageLines();

/** Blanks have English names in every language. */
const withoutBlanks = (text: string) => text.replaceAll(/\{\w+(, (plural|select),)?/g, '{');

function otherNames({ at, lang, text }: Readable): string[] {
  return OTHER_NAMES.filter(({ code }) => folderOf(code).test(at)).flatMap((other) =>
    other[lang].filter((not) => not.test(withoutBlanks(text))).map((not) => `${at} says ${not} for “${other.code}”: ${text}`),
  );
}

describe('the list of terms', () => {
  test('is the glossaries: a play has one name in every game that has it', () => {
    const names = new Map<string, Set<string>>();
    for (const { words } of GAMES.values())
      for (const { codes, term } of words.glossary)
        for (const lang of READ) {
          const key = `${lang} ${codes[0]}`;
          names.set(key, (names.get(key) ?? new Set()).add(bare(term[lang])));
        }
    expect([...names].filter(([, all]) => all.size > 1).map(([key, all]) => `${key}: ${[...all].join(', ')}`)).toEqual([]);
  });

  test('names every term that has been called otherwise', () => {
    const codes = new Set([...GAMES.values()].flatMap(({ words }) => words.glossary.flatMap((entry) => entry.codes)));
    expect(OTHER_NAMES.filter(({ code }) => !codes.has(code))).toEqual([]);
  });

  test('is kept to in app, terminal, print and lessons', () => {
    expect(SAID.length).toBeGreaterThan(1000);
    expect(SAID.flatMap(otherNames)).toEqual([]);
  });

  test('is kept to in the rules pages', () => {
    expect(PAGES.length).toBeGreaterThan(500);
    expect(PAGES.flatMap(otherNames)).toEqual([]);
  });

  test.each(READ)('names the plays in the tables of the rules pages, %s', (lang) => {
    const game = GAMES.get('dice-and-run');
    const names = new Set(game?.words.glossary.map(({ term }) => bare(term[lang]).toLowerCase()));
    const rows = PAGES.filter(({ at, lang: own }) => own === lang && at.startsWith('games/dice-and-run/'))
      .map(({ text }) => /^\| \d+ \| ([^|]+) \|/.exec(text)?.[1])
      .filter((name): name is string => name !== undefined);
    expect(rows.length).toBeGreaterThan(20);
    const plain = rows.map((name) => name.replace(/,.*$/, ''));
    expect(plain.filter((name) => !names.has(name))).toEqual([]);
  });

  test('another name would be noticed', () => {
    const planted: Readable = { at: 'games/dice-and-run/words/fr.json: board.x', lang: 'fr', text: 'Prise à contre-pied !' };
    expect(otherNames(planted)).toHaveLength(1);
  });
});

/** Ids that are no words of a language: two words in one, with a figure, or with a hyphen between. */
const IDS = [...GAMES.values()].flatMap((game) => [...Object.keys(game.about.options), ...Object.keys(game.words.moves)]);
const CODE_LIKE = [...new Set([...IDS.filter((id) => /[A-Z0-9]/.test(id)), 'roll-off'])];
/** English words among the ids. A French text may have them only in brackets, beside their French name. */
const ENGLISH = ['innings', 'kick', 'swing', 'take', 'accept', 'react', 'hold', 'steal', 'pitch', 'park', 'court', 'hand'];
/** Some of these are French words too. */
const FRENCH_TOO = ['court', 'park'];

function codeWords({ at, lang, text }: Readable): string[] {
  const unbracketed = withoutBlanks(text).replaceAll(/\([^)]*\)/g, '');
  const found = CODE_LIKE.filter((id) => new RegExp(`(?<![\\w/-])${id}(?![\\w-])`).test(unbracketed));
  if (lang === 'fr')
    found.push(...ENGLISH.filter((id) => !FRENCH_TOO.includes(id) && new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'i').test(unbracketed)));
  if (/`/.test(text)) found.push('`');
  if (/(?<![\p{L}\d’'])[PQ](?![\p{L}\d’'])/u.test(unbracketed)) found.push('P or Q');
  if (/\b(place|seat) \d/i.test(unbracketed)) found.push('the number of a seat');
  return found.map((word) => `${at}: ${word} in “${text}”`);
}

describe('code words', () => {
  /** Letters of a table of results: won, drawn, lost. */
  const LETTERS = /book\.letter_/;

  test('stand in no text that people read', () => {
    const read = saidWords(/^(games\/(?!test\/)|packages\/(?!cli\/|server\/|dice\/))/).filter(({ at }) => !LETTERS.test(at));
    expect(read.length).toBeGreaterThan(1500);
    expect(read.flatMap(codeWords)).toEqual([]);
  });
  test('stand in no rules page, but where they are typed', () => {
    expect(PAGES.flatMap(codeWords)).toEqual([]);
  });
  test('would be noticed', () => {
    const planted = (lang: ReadLang, text: string): Readable => ({ at: 'games/x/page/x.md', lang, text });
    for (const [lang, text] of [
      ['fr', 'Q choisit de botter'],
      ['fr', 'Le nombre d’innings'],
      ['en', 'The option walkOff ends it'],
      ['en', 'choose `kick`'],
      ['fr', 'il prend la place 0'],
    ] as const)
      expect(codeWords(planted(lang, text)), text).not.toEqual([]);
  });
});

describe('French spaces', () => {
  const BREAKS = / [:;!?»%€]|« /;

  test('do not break before a sign in what is written from the words', () => {
    const french = saidWords(/./).filter(({ lang }) => lang === 'fr');
    expect(french.filter(({ text }) => BREAKS.test(text)).map(({ at }) => at)).toEqual([]);
    const unspaced = french.filter(({ text }) => /[^\s\d\u00a0}/]([;!?»])(?![\w])|«\S/.test(text.replaceAll(/https?:\S+/g, '')));
    expect(unspaced.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });
  test('nor in the rules pages, which the terminal prints as they are', () => {
    const french = PAGES.filter(({ lang }) => lang === 'fr');
    expect(french.filter(({ text }) => BREAKS.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });
  test('one that breaks would be noticed', () => {
    expect(BREAKS.test('Gagné !')).toBe(true);
    expect(BREAKS.test(typeset('Gagné !', 'fr'))).toBe(false);
  });
});

test('sentences that read badly do not come back', () => {
  const found = [...saidWords(/^(games|packages)\//), ...PAGES].flatMap(({ at, lang, text }) =>
    HABITS[lang].filter((habit) => habit.test(text)).map((habit) => `${at}: ${habit}`),
  );
  expect(found).toEqual([]);
});

test('what is typed stands in a section of its own, in both languages', () => {
  for (const lang of READ) expect(split(`a\n\n${TYPED[lang]}\n\`x\`\n\n## b`, lang)).toMatchObject({ read: 'a\n\n\n## b' });
});

/** What a finger or a mouse does. Whoever plays with a keyboard or a switch does it otherwise; in a terminal one types. */
const FINGERS = {
  fr: /(?<!\p{L})(touchez|tapez|tapotez|cliquez|glissez|appuyez)(?!\p{L})/iu,
  en: /\b(taps?|tapped|tapping|clicks?|clicked|swipes?|swiped)\b/i,
} as const;

describe('fingers', () => {
  const read = [...saidWords(/^(games\/(?!test\/)|packages\/(?!cli\/))/), ...PAGES];

  test('are meant by no text: somebody may have a keyboard', () => {
    expect(read.length).toBeGreaterThan(3000);
    expect(read.filter(({ lang, text }) => FINGERS[lang].test(withoutBlanks(text))).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });
  test('would be noticed', () => {
    expect(FINGERS.fr.test('Touchez un pion.')).toBe(true);
    expect(FINGERS.fr.test('Le ballon sort en touche.')).toBe(false);
    expect(FINGERS.en.test('Tap a pawn.')).toBe(true);
  });
});

/** Where marks, lines and columns of a play stand, each by the code of the play; what comes before the code in a key. */
const LABELS = [
  { section: 'board', before: 'sheet_' },
  { section: 'board', before: 'stamp_' },
  { section: 'outlook', before: '' },
  { section: 'terminal', before: 'written_' },
  { section: 'recap', before: '' },
] as const;
/** Labels that tell what comes of a play rather than which play it is, or that are cut short for a narrow cell. */
const TELL_MORE: readonly string[] = [
  'pocket-rugby: outlook.turnover',
  'pocket-rugby: outlook.penalty_good',
  'pocket-rugby: outlook.penalty_missed',
  'pocket-rugby: outlook.conversion_good',
  'pocket-rugby: board.sheet_full_time',
  'dice-and-run: recap.pickoff',
];

/** The words of a text, without their ends: a play is named by a noun here and by a verb there. */
const stems = (text: string): readonly string[] => (text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []).map((word) => word.slice(0, 5));

function labelsApart(said: readonly Readable[]): string[] {
  return said.flatMap(({ at, lang, text }) => {
    const [, id = '', section = '', key = ''] = /^games\/([\w-]+)\/words\/\w+\.json: (\w+)\.(\w+)$/.exec(at) ?? [];
    const label = LABELS.find((each) => each.section === section && key.startsWith(each.before));
    const code = label && key.slice(label.before.length).replaceAll('_', '-');
    // The entry that is named after the play: others only explain it too.
    const entry = GAMES.get(id)?.words.glossary.find(({ codes }) => codes[0] === code);
    if (!entry || TELL_MORE.includes(`${id}: ${section}.${key}`)) return [];
    const names = stems(entry.term[lang]);
    return stems(text).some((stem) => names.some((name) => name.startsWith(stem) || stem.startsWith(name)))
      ? []
      : [`${at}: “${text}” is not “${entry.term[lang]}”`];
  });
}

describe('short labels', () => {
  test('name a play as the list of terms does', () => {
    const compared = SAID.filter((each) => labelsApart([{ ...each, text: '' }]).length > 0);
    expect(compared.length).toBeGreaterThan(20);
    expect(labelsApart(SAID)).toEqual([]);
  });
  test('would be noticed', () => {
    const at = 'games/pocket-rugby/words/en.json: board.sheet_countered';
    expect(labelsApart([{ at, lang: 'en', text: 'Ball lost' }])).toHaveLength(1);
    expect(labelsApart([{ at, lang: 'en', text: 'Breakaway' }])).toEqual([]);
  });
});

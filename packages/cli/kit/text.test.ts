import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePaint } from './paint.ts';
import { beside, clip, flow, fold, harmless, padEnd, padStart, width, wrap } from './text.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

const paint = makePaint(true);

describe('text', () => {
  it('colours take no room', () => {
    expect(width(paint.bold(paint.red('é!')))).toBe(2);
    expect(padEnd(paint.red('ab'), 4)).toBe(`${paint.red('ab')}  `);
    expect(padStart('ab', 4)).toBe('  ab');
    expect(clip('abcdef', 4)).toBe('abc…');
  });

  it('a letter takes the columns that a terminal gives it', () => {
    const columns = { é: 1, 'e\u0301': 1, 東京: 4, 한국: 4, '⚾': 2, '👨‍👩‍👧': 2, '🇫🇷': 2, '1\ufe0f\u20e3': 2, '─●·…♦': 5, '\u200b': 0 };
    expect(Object.fromEntries(Object.keys(columns).map((text) => [text, width(text)]))).toEqual(columns);
    expect(padEnd('東京', 6)).toBe('東京  ');
    expect(padStart('⚾', 3)).toBe(' ⚾');
  });

  it('a text is cut between letters, and never takes more than it may', () => {
    expect(clip('東京タワー', 6)).toBe('東京…');
    expect(clip('👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧…');
    expect(clip('🇫🇷', 2)).toBe('🇫🇷');
    const letter = fc.constantFrom('a', 'é', 'e\u0301', '東', '⚾', '👨‍👩‍👧', '🇫🇷', ' ');
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 20 }), fc.integer({ min: 1, max: 30 }), (text, columns) => {
        const cut = clip(text, columns);
        expect(width(cut)).toBeLessThanOrEqual(columns);
        if (width(text) <= columns) expect(cut).toBe(text);
      }),
    );
  });

  it('columns stand in line below names in any script', () => {
    const names = ['Ana', '東京', '⚾ Bo', 'Zoé'];
    expect(new Set(names.map((name) => width(`${padEnd(name, 8)}|`)))).toEqual(new Set([9]));
    expect(beside(['東京', 'ab'], ['x', 'y'], 1)).toEqual(['東京 x', 'ab   y']);
  });

  it('lines break between words, and a French mark stays with its word', () => {
    expect(wrap('un deux trois', 7)).toEqual(['un deux', 'trois']);
    expect(wrap('un deux\u00a0: «\u00a0trois\u00a0»', 11, '  ', '')).toEqual(['un deux :', '  « trois »']);
    expect(wrap('a bb', 80, '  ')).toEqual(['  a bb']);
  });

  it('no line is longer than it may be, and no word is lost', () => {
    const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcé’') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 14, max: 40 }), (words, columns) => {
        const lines = wrap(words.join(' '), columns, '  ');
        expect(lines.every((line) => width(line) <= columns)).toBe(true);
        expect(lines.join(' ').split(/ +/).filter(Boolean).join(' ')).toBe(words.join(' '));
      }),
    );
  });

  it('items flow into lines, and what does not fit is owned up to', () => {
    expect(flow(['a', 'b', 'c'], 80, 2)).toEqual(['a   b   c']);
    expect(flow(['aaa', 'bbb', 'ccc', 'ddd'], 9, 2)).toEqual(['aaa   bbb', 'ccc   ddd']);
    expect(flow(['aaa', 'bbb', 'ccc', 'ddd'], 9, 1)).toEqual(['aaa   …']);
    expect(flow(['aaa', 'bbb', 'ccc', 'ddd', 'eee'], 9, 2)).toEqual(['aaa   bbb', 'ccc   …']);
    expect(flow([], 80, 2)).toEqual([]);
  });

  it('blocks stand side by side', () => {
    expect(beside(['a', 'bb'], ['x', '', 'z'], 1)).toEqual(['a  x', 'bb', '   z']);
  });

  it('what comes from outside cannot speak to the terminal', () => {
    expect(harmless('a\u001b[2Jb\u202ec\n\u0007')).toBe('a\ufffd[2Jb\ufffdc\n\ufffd');
  });

  it('case and accents do not matter to people who type', () => {
    expect(fold('  Pénalité ')).toBe('penalite');
  });
});

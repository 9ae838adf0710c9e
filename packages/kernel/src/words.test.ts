import { describe, expect, test } from 'vitest';
import { isName } from './name.ts';
import { asYou, fill, isWords, type Message, meansYou, sameInAll, spokenLang, type Words } from './words.ts';

const both = sameInAll;
const RUNS: Words = {
  ...both(''),
  fr: '{who} : {runs, plural, =0 {rien} =1 {un point} other {# points}}',
  en: '{who}: {runs, plural, =0 {nothing} =1 {one run} other {# runs}}',
};
const OUTS = both('{n, plural, one {# retrait} other {# retraits}}');

describe('a template', () => {
  test('takes values and picks the form by number', () => {
    expect(fill(RUNS, { who: 'Léa', runs: 0 }, 'fr')).toBe('Léa : rien');
    expect(fill(RUNS, { who: 'Léa', runs: 1 }, 'en')).toBe('Léa: one run');
    expect(fill(RUNS, { who: 'Léa', runs: 3 }, 'fr')).toBe('Léa : 3 points');
  });

  test('counts as its language does: zero is singular in French, plural in English', () => {
    expect(['fr', 'en'].map((lang) => fill(OUTS, { n: 0 }, lang as 'fr' | 'en'))).toEqual(['0 retrait', '0 retraits']);
  });

  test('prefers the form of an exact number to that of its kind', () => {
    expect(fill(both('{n, plural, =1 {seul} one {un} other {#}}'), { n: 1 }, 'en')).toBe('seul');
  });

  test('takes the form “other” where the kind of a number has none', () => {
    expect(fill(both('{n, plural, other {# dés}}'), { n: 1 }, 'en')).toBe('1 dés');
  });

  test('has values inside of forms; a # in a value is no number', () => {
    const text = both('{n, plural, one {{who} veut} other {# : {who} veulent}} rejouer');
    expect(fill(text, { n: 2, who: '#1' }, 'fr')).toBe('2 : #1 veulent rejouer');
    expect(fill(text, { n: 1, who: '{n}' }, 'fr')).toBe('{n} veut rejouer');
  });

  test('takes what is not there for zero, and what is true for one', () => {
    const ball = both('{ball, plural, =0 {} =1 {, balle en main} other {}}');
    expect([undefined, false, true].map((value) => fill(ball, { ball: value }, 'fr'))).toEqual(['', '', ', balle en main']);
  });

  test('keeps braces that say nothing', () => {
    expect(fill(both('{ "seed": {n} }'), { n: 1 }, 'en')).toBe('{ "seed": 1 }');
  });

  test('keeps apostrophes', () => {
    expect(fill(both("l'{n, plural, one {autre's} other {}}"), { n: 1 }, 'en')).toBe("l'autre's");
  });
});

describe('a sentence about somebody', () => {
  const rolls = both('{seat, select, you {You roll} other {{seat} rolls}} {sum}. Points to {seat}. {seat}!');
  const you = asYou(both('You'), 'en');

  test('is said to the person who reads it, small inside of the sentence', () => {
    expect(fill(rolls, { seat: 'Ann', sum: 4 }, 'en')).toBe('Ann rolls 4. Points to Ann. Ann!');
    expect(fill(rolls, { seat: you, sum: 4 }, 'en')).toBe('You roll 4. Points to you. You!');
  });

  test('is not said so to somebody who merely has that name', () => {
    expect(meansYou(you)).toBe(true);
    expect(meansYou('You')).toBe(false);
    expect(isName(you)).toBe(false);
    expect(fill(rolls, { seat: 'You', sum: 4 }, 'en')).toBe('You rolls 4. Points to You. You!');
  });
});

test('values in two languages are picked by language', () => {
  expect(fill(both('{x}'), { x: { ...both(''), fr: 'dé', en: 'die' } }, 'en')).toBe('die');
});

test('a value that holds braces is not a template', () => {
  expect(fill(both('{x}'), { x: '{y}', y: 'no' }, 'en')).toBe('{y}');
});

test('the blanks of a message are checked by the type checker', () => {
  const named = both('{name} !') as Message<'name'>;
  const plain = both('Bravo !') as Message<never>;
  expect(fill(named, { name: 'Léa' }, 'fr')).toBe('Léa !');
  expect(fill(plain, {}, 'fr')).toBe('Bravo !');
  // @ts-expect-error A value is missing.
  expect(fill(named, {}, 'fr')).toBe(' !');
  // @ts-expect-error There is no such blank.
  expect(fill(plain, { name: 'Léa' }, 'fr')).toBe('Bravo !');
});

describe('a language', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['fr_FR.UTF-8', 'fr'],
    ['EN-gb', 'en'],
    ['C.UTF-8', undefined],
    ['french', undefined],
    ['', undefined],
  ])('is found by the tag %o: %o', (tag, lang) => {
    expect(spokenLang(tag)).toBe(lang);
  });
});

test('words are told from other values', () => {
  expect([both('x'), 'x', 1, true, null, undefined, ['x']].map(isWords)).toEqual([true, false, false, false, false, false, false]);
});

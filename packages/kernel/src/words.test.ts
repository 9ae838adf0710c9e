import { expect, test } from 'vitest';
import { fill } from './words.ts';

const RUNS = { fr: '{who} : {runs|rien|un point|# points}', en: '{who}: {runs|nothing|one run|# runs}' };

test('a template takes values and picks the form by number', () => {
  expect(fill(RUNS, { who: 'Léa', runs: 0 }, 'fr')).toBe('Léa : rien');
  expect(fill(RUNS, { who: 'Léa', runs: 1 }, 'en')).toBe('Léa: one run');
  expect(fill(RUNS, { who: 'Léa', runs: 3 }, 'fr')).toBe('Léa : 3 points');
});

test('values in two languages are picked by language', () => {
  expect(fill({ fr: '{x}', en: '{x}' }, { x: { fr: 'dé', en: 'die' } }, 'en')).toBe('die');
});

test('a value that holds braces is not a template', () => {
  expect(fill({ fr: '{x}', en: '{x}' }, { x: '{y}', y: 'no' }, 'en')).toBe('{y}');
});

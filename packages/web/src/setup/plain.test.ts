import { inEveryLang, type OptionSpecs } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { houseRules, roundMinutes } from './plain.ts';

const label = inEveryLang(() => '');
const SPECS: OptionSpecs = {
  mode: { kind: 'one-of', role: 'mode', values: ['basic', 'advanced'], default: 'basic', label },
  innings: { kind: 'integer', role: 'length', usual: [1, 9], min: 1, max: 9, default: 9, label },
  walkOff: { kind: 'boolean', default: false, label },
};

describe('before a match', () => {
  it('what stands in plain sight is no house rule, but any number of innings is', () => {
    expect(Object.keys(houseRules(SPECS))).toEqual(['innings', 'walkOff']);
  });

  it('minutes are told as people say them', () => {
    expect([0.2, 2.6, 7, 13, 44].map(roundMinutes)).toEqual([1, 3, 5, 15, 45]);
  });
});

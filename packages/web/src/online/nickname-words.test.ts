import { LANGS } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { composeNickname } from './nickname-words.ts';

/** Every pair that can be drawn. */
function allNicknames(lang: (typeof LANGS)[number]): Set<string> {
  const names = new Set<string>();
  for (let i = 0; i < 40 * 40; i++) {
    const draws = [i & 1, Math.floor(i / 40), i % 40];
    names.add(composeNickname(lang, (below) => (draws.shift() ?? 0) % below));
  }
  return names;
}

describe.each(LANGS)('nicknames in %s', (lang) => {
  it('fit on a seat and are two words', () => {
    const names = allNicknames(lang);
    expect(names.size).toBeGreaterThan(150);
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(24);
      expect(name).toMatch(/^\p{Lu}\p{L}+ \p{L}+$/u);
    }
  });
});

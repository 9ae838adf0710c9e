import { describe, expect, it } from 'vitest';
import { readWritten, type Written } from './typed-result.ts';

const written = (more: Partial<Written>): Written => ({ scores: ['5', '3'], lines: ['', ''], totals: {}, ...more });
const refusal = (more: Partial<Written>, draws = false) => {
  const read = readWritten(written(more), draws);
  return read.ok ? null : read.problem.code;
};

describe('a result that somebody wrote down', () => {
  it('is a score, with innings and totals where somebody counted them', () => {
    expect(readWritten(written({}), false)).toEqual({ ok: true, value: { how: 'typed', winner: 'home', score: [5, 3] } });
    const all = readWritten(written({ lines: ['0 2 3', '1,0 2 x'], totals: { H: ['9', '7'], E: ['', '1'], LOB: ['', ''] } }), false);
    expect(all).toEqual({
      ok: true,
      value: {
        how: 'typed',
        winner: 'home',
        score: [5, 3],
        line: [
          [0, 2, 3],
          [1, 0, 2, null],
        ],
        totals: [{ H: 9 }, { H: 7, E: 1 }],
      },
    });
  });

  it('the innings need not be added up by hand; where they are, they must agree', () => {
    expect(readWritten(written({ scores: ['', ''], lines: ['1 1', '0 3'] }), false)).toMatchObject({
      value: { score: [2, 3], winner: 'away' },
    });
    expect(refusal({ lines: ['1 1', '0 3'] })).toBe('line-differs');
    expect(refusal({ lines: ['5 y', '3'] })).toBe('bad-line');
  });

  it('what makes no sense is refused with its reason', () => {
    for (const scores of [
      ['', ''],
      ['5', ''],
      ['x', '1'],
      ['-1', '2'],
      ['1.5', '0'],
    ] as const)
      expect(refusal({ scores })).toBe('bad-score');
    expect(refusal({ totals: { H: ['many', ''] } })).toBe('bad-total');
    const level = { scores: ['4', '4'] } as const;
    expect(refusal(level)).toBe('no-draws');
    expect(readWritten(written(level), true)).toMatchObject({ value: { winner: 'draw' } });
    expect(readWritten(written({ ...level, advances: 'away' }), false)).toMatchObject({ value: { winner: 'draw', advances: 'away' } });
  });
});

import { describe, expect, test } from 'vitest';
import { BEYOND_CODES, codeOfTable, digitsOfCode, FIRST_SPOKEN, idBeginning, makeSpokenCode } from './table-code.ts';

describe('the code of a table', () => {
  test.each([
    ['0'.repeat(32), '000 000 000 000'],
    ['f'.repeat(32), '068 719 476 735'],
    [`00000000a${'7'.repeat(23)}`, '000 000 000 010'],
  ])('of %s is %s, and leads back', (id, code) => {
    expect(codeOfTable(id)).toBe(code);
    expect(id.startsWith(idBeginning(code) ?? '?')).toBe(true);
  });

  test('is read however it was written down, and nothing else is', () => {
    expect(idBeginning('000-000.000 010')).toBe('00000000a');
    for (const none of ['', '12', 'abc', '068 719 476 736', '1234567890123']) expect(idBeginning(none)).toBeNull();
  });

  test('is never a spoken one, which leads to no table', () => {
    expect(makeSpokenCode(FIRST_SPOKEN)).toBe('068 719 476 736');
    expect(makeSpokenCode(BEYOND_CODES - 1)).toBe('999 999 999 999');
    for (const number of [FIRST_SPOKEN, 123_456_789_012, BEYOND_CODES - 1]) {
      expect(idBeginning(makeSpokenCode(number))).toBeNull();
      expect(digitsOfCode(makeSpokenCode(number))).toBe(String(number).padStart(12, '0'));
    }
    for (const none of ['', '12', 'abc', '1234567890123']) expect(digitsOfCode(none)).toBeNull();
  });
});

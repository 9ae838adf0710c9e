import { describe, expect, test } from 'vitest';
import { codeOfTable, idBeginning } from './table-code.ts';

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
});

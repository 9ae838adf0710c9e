/** Hexadecimal digits of a table's id that its code stands for: 36 bits. */
const PREFIX = 9;
const DIGITS = 12;

/** Codes of tables are below this number, spoken codes are not: one field takes both. */
export const FIRST_SPOKEN = 16 ** PREFIX;
export const BEYOND_CODES = 10 ** DIGITS;

/** The digits of a code in threes, as they are read aloud and written down. */
const inThrees = (number: number): string =>
  String(number)
    .padStart(DIGITS, '0')
    .replaceAll(/\d{3}(?=\d)/g, '$& ');

/** The code of a table, to be read aloud: twelve digits in threes. It leads to a table that gathers or plays, as its link does. */
export const codeOfTable = (id: string): string => inThrees(Number.parseInt(id.slice(0, PREFIX), 16));

/** A spoken code: the server made it up, and knows for a while what it opens. */
export const makeSpokenCode = (number: number): string => inThrees(number);

/** The twelve digits of a code; null where it has others. However it was written down: digits count. */
export function digitsOfCode(code: string): string | null {
  const digits = code.replaceAll(/[\s.,-]/g, '');
  return /^\d{12}$/.test(digits) ? digits : null;
}

/** How the id of a table with this code begins; null where it is no code, or a spoken one. */
export function idBeginning(code: string): string | null {
  const digits = digitsOfCode(code);
  return digits === null || Number(digits) >= FIRST_SPOKEN ? null : Number(digits).toString(16).padStart(PREFIX, '0');
}

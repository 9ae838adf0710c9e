/** Hexadecimal digits of a table's id that its code stands for: 36 bits. */
const PREFIX = 9;
const DIGITS = 12;

/** The code of a table, to be read aloud: twelve digits in threes. It leads to a table that gathers or plays, as its link does. */
export function codeOfTable(id: string): string {
  const digits = String(Number.parseInt(id.slice(0, PREFIX), 16)).padStart(DIGITS, '0');
  return digits.replaceAll(/\d{3}(?=\d)/g, '$& ');
}

/** How the id of a table with this code begins; null where it is no code. However it was written down: digits count. */
export function idBeginning(code: string): string | null {
  const digits = code.replaceAll(/[\s.,-]/g, '');
  if (!/^\d{12}$/.test(digits)) return null;
  const beginning = Number(digits).toString(16).padStart(PREFIX, '0');
  return beginning.length === PREFIX ? beginning : null;
}

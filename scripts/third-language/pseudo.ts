// A language that nobody speaks, made from another: every letter is one that neither French nor English has. Paper has all
// of them, and there are not as many of these as of ours: several of ours become the same.
const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const STRANGE = [...'áþððåþñýíìñìãñóþòõøþúãòøýø'];
const SMALL = new Map([...PLAIN].map((letter, i) => [letter, STRANGE[i] ?? letter]));
const LETTERS = new Map(
  [...SMALL].flatMap(([letter, other]) => [
    [letter, other],
    [letter.toUpperCase(), other.toUpperCase()],
  ]),
);

/** Whether a text says something in this language. */
export const isStrange = (text: string): boolean => STRANGE.some((letter) => text.toLowerCase().includes(letter));

/** A text in strange letters. */
export function strange(text: string): string {
  const bare = text.replaceAll('œ', 'oe').replaceAll('Œ', 'OE').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].map((letter) => LETTERS.get(letter) ?? letter).join('');
}

/**
 * `{name}`, or `{n, plural, one {…} other {…}}`, or the same with `select`. Names and the kinds of forms stay; what the
 * forms say does not.
 */
const HOLE = /\{(\w+)(?:,\s*(plural|select),((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*))?\}/g;
const FORM = /(=\d+|\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

function around(text: string, kept: RegExp, keep: (match: RegExpMatchArray) => string): string {
  let made = '';
  let from = 0;
  for (const match of text.matchAll(kept)) {
    made += strange(text.slice(from, match.index)) + keep(match);
    from = match.index + match[0].length;
  }
  return made + strange(text.slice(from));
}

export const strangeMessage = (text: string): string =>
  around(text, HOLE, ([whole, name, type, forms]) => {
    if (forms === undefined) return whole;
    const said = [...forms.matchAll(FORM)].map(([, kind, form = '']) => `${kind} {${strangeMessage(form)}}`);
    return `{${name}, ${type}, ${said.join(' ')}}`;
  });

/** A page in Markdown. The targets of its links stay. */
export const strangePage = (markdown: string): string => around(markdown, /\]\([^)]*\)/g, ([link]) => link);

/** What a text says in ordinary letters, word by word: signs of a language that somebody speaks. */
export function ordinaryWords(text: string): string[] {
  return text.match(/[a-zàâæçéèêëîïôœùûüÿ]+(?:[’'][a-zàâæçéèêëîïôœùûüÿ]+)*/gi) ?? [];
}

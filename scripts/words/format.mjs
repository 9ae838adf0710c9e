// The part of ICU MessageFormat that our texts are written in: `{name}`, `{n, plural, =0 {…} one {…} other {…}}` with `#`
// for the number, and `{who, select, you {…} other {…}}`. A form may hold `{name}` alone. `fill` of the kernel reads the same.
const HOLE = /\{(\w+)(?:,\s*(plural|select),((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*))?\}/g;
const FORM = /\s*(=\d+|zero|one|two|few|many|you|other)\s*\{((?:[^{}]|\{\w+\})*)\}\s*/g;

/** The names of all blanks of a text. */
export function holesOf(text) {
  const found = new Set();
  for (const [, name, , forms] of text.matchAll(HOLE)) {
    found.add(name);
    for (const [, , form] of (forms ?? '').matchAll(FORM)) for (const [, inner] of form.matchAll(HOLE)) found.add(inner);
  }
  return [...found];
}

/** What keeps a text from being read, as the end of a sentence that begins with its name. */
export function problemsOf(text) {
  const problems = [];
  // Other tools take a straight apostrophe there for a quotation mark.
  if (/'[{}#']/.test(text)) problems.push('has a straight apostrophe before a brace, # or another one; write ’.');
  if (/[{}]/.test(text.replace(HOLE, ''))) problems.push('has braces that are neither {name} nor {n, plural, … other {…}}.');
  for (const [, name, , forms] of text.matchAll(HOLE)) {
    if (forms === undefined) continue;
    const rest = forms.replace(FORM, '');
    if (rest.trim() !== '') problems.push(`has “${rest.trim()}” among the forms of {${name}}.`);
    if (![...forms.matchAll(FORM)].some(([, kind]) => kind === 'other')) problems.push(`has no form “other” of {${name}}.`);
  }
  return problems;
}

// The spaces that a language asks for. Translators type plain ones; what people read does not break before a sign.
const NO_BREAK = '\u00a0';

const RULES = {
  fr: (text) => text.replace(/ (?=[:;!?»%€])/g, NO_BREAK).replace(/(?<=«) /g, NO_BREAK),
};

/** A text as its language is set. */
export function typeset(text, language) {
  return RULES[language]?.(text) ?? text;
}

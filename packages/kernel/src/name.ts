/** Control and direction characters, which could disguise a name. */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether a text may be the name of a seat. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 40 && !HIDDEN_CHARACTERS.test(value);
}

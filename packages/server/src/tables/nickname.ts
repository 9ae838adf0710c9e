import { isName } from '@pocket-stadium/kernel';

/** What a bot without a face is called. */
export const BOT_NAME = 'Robot';

/** A nickname has a letter, a digit or a picture: spaces and dashes alone name nobody. */
const SOMETHING_TO_CALL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** What a person may be called here: something that others can read, and nobody else's name, a bot's least of all. */
export function isNickname(name: string): boolean {
  return isName(name) && SOMETHING_TO_CALL.test(name) && plain(name) !== plain(BOT_NAME);
}

/** A name as it looks to somebody who does not look closely. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

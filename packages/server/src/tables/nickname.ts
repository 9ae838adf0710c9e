import { isName } from '@pocket-stadium/kernel';

/** What a bot without a face is called. */
export const BOT_NAME = 'Robot';

/** A nickname has a letter, a digit or a picture: spaces and dashes alone name nobody. */
const SOMETHING_TO_CALL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Letters that nobody sees, the fillers of Hangul among them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Some pictures end in a sign that says that they are pictures. */
const PICTURE_SIGN = /(?<=\p{Extended_Pictographic})\uFE0F/gu;

/** What a person may be called here: something that others can read, and nobody else's name, a bot's least of all. */
export function isNickname(name: string): boolean {
  if (!isName(name) || !SOMETHING_TO_CALL.test(name) || UNSEEN.test(name.replace(PICTURE_SIGN, ''))) return false;
  return alike(name) !== alike(BOT_NAME);
}

/** A name as it looks to somebody who does not look closely. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Cyrillic, Greek and other letters, and under each the one of ours that it looks like, large or small. */
const OTHERS = 'авьгеікмнорстухјѕԁһԛԝαβεηικμνορτυχօոʀᴏʙᴛɾⲟⲃ0';
const OURS = 'abbreikmhopctyxjsdhqwabenikmvoptuxonrobtrobo';
const LOOKS_LIKE = new Map([...OTHERS].map((letter, i) => [letter, OURS[i] as string]));

/** The same in letters of ours. */
const alike = (name: string): string => [...plain(name)].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');

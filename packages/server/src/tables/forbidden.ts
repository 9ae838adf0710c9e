import { plain } from './nickname.ts';

/** Words that a nickname may not contain where the host has no list: few, coarse, in both languages. */
const OF_THE_HOUSE = [
  'connard',
  'connasse',
  'encule',
  'salope',
  'pute',
  'putain',
  'merde',
  'nique',
  'batard',
  'nazi',
  'hitler',
  'fuck',
  'shit',
  'bitch',
  'cunt',
  'asshole',
  'nigger',
  'faggot',
  'whore',
  'slut',
];

/** Whether a nickname contains a word of the list, however it is written. Short words must stand alone: names contain them. */
export function isForbidden(name: string, list: readonly string[] | null): boolean {
  const whole = plain(name);
  const parts = name.split(/[^\p{L}\p{N}]+/u).map(plain);
  return (list ?? OF_THE_HOUSE).some((word) => {
    const sought = plain(word);
    if (sought === '') return false;
    return sought.length < 5 ? parts.includes(sought) || whole === sought : whole.includes(sought);
  });
}

import { LEVELS, type Level } from './bot.ts';

export const FACES = ['nina', 'gus', 'basile', 'zoe', 'ida'] as const;
/** One of five people who sit opposite. A record keeps it beside the level; older records have none. */
export type FaceId = (typeof FACES)[number];

/** A bot with a face. The name is the same in every language. */
export interface Character {
  readonly id: FaceId;
  readonly name: string;
  readonly level: Level;
}

/** In the order in which they are shown: the gentle ones first. */
export const CHARACTERS: readonly Character[] = [
  { id: 'nina', name: 'Nina', level: 'rookie' },
  { id: 'gus', name: 'Gus', level: 'rookie' },
  { id: 'basile', name: 'Basile', level: 'regular' },
  { id: 'zoe', name: 'Zoé', level: 'regular' },
  { id: 'ida', name: 'Ida', level: 'best' },
];

/** The bot who plays with somebody who chose nobody. */
export const USUAL_FACE: FaceId = 'gus';

/** The character of a face, if we know it: a record may name one of a later version. */
export function characterOf(face: string | undefined): Character | undefined {
  return CHARACTERS.find(({ id }) => id === face);
}

/** How many of its three bars a level fills. */
export const barsOf = (level: Level): number => LEVELS.indexOf(level) + 1;

/** A name that nobody has yet, with a number after it where somebody has: Gus, Gus 2. */
export function freeName(name: string, taken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const next = number === 1 ? name : `${name} ${number}`;
    if (!taken(next)) return next;
  }
}

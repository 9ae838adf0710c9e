import { erring } from './mistakes.ts';
import { regular as careful } from './regular.ts';
import { gus as dreamer, rookie as newcomer } from './rookie.ts';

/*
 * The levels below the best, by mistakes where the field is solved: how often, by field, and how badly. Measured against the
 * models of a child and of a beginner (docs/bots.md).
 */

export const rookie = erring({ chance: { pitch: 57, court: 49, park: 57 }, size: 'large' }, newcomer);
export const gus = erring({ chance: { pitch: 97, court: 97, park: 97 }, size: 'large' }, dreamer);
export const regular = erring({ chance: { pitch: 30, court: 30, park: 30 }, size: 'small' }, careful);

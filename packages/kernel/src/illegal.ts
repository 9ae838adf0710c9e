import type { Move } from './game.ts';
import { type Refused, refuse } from './problem.ts';
import type { Words } from './words.ts';

const ILLEGAL: Words = {
  fr: '« {given} » n’est pas possible ici. Coups possibles : {allowed}.',
  en: '"{given}" is not possible here. Possible moves: {allowed}.',
};
const NOTHING: Words = { fr: 'Il n’y a rien à choisir pour l’instant.', en: 'There is nothing to choose just now.' };

/** The refusal of a move that is not on the list, for games whose moves are a short list of words. */
export function illegalMove(given: Move, allowed: readonly Move[]): Refused {
  if (allowed.length === 0) return refuse('nothing-to-choose', NOTHING);
  return refuse('illegal-move', ILLEGAL, { given: given.slice(0, 40), allowed });
}

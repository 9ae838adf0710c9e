import type { Words } from '@pocket-stadium/kernel';
import * as w from '../words/talk.ts';

/** What each face says when it scored, and when somebody else did. Never what to do. */
const LINES: Readonly<Record<string, { readonly glad: readonly Words[]; readonly beaten: readonly Words[] }>> = {
  nina: { glad: [w.nina_glad_1, w.nina_glad_2], beaten: [w.nina_beaten_1, w.nina_beaten_2] },
  gus: { glad: [w.gus_glad_1, w.gus_glad_2], beaten: [w.gus_beaten_1, w.gus_beaten_2] },
  basile: { glad: [w.basile_glad_1, w.basile_glad_2], beaten: [w.basile_beaten_1, w.basile_beaten_2] },
  zoe: { glad: [w.zoe_glad_1, w.zoe_glad_2], beaten: [w.zoe_beaten_1, w.zoe_beaten_2] },
  ida: { glad: [w.ida_glad_1, w.ida_glad_2], beaten: [w.ida_beaten_1, w.ida_beaten_2] },
};

/** A word of a face: glad when it scored, beaten when another side did. The same number gives the same word. */
export function wordOf(face: string, glad: boolean, number: number): Words | undefined {
  const lines = Object.hasOwn(LINES, face) ? LINES[face]?.[glad ? 'glad' : 'beaten'] : undefined;
  return lines?.[number % lines.length];
}

/** The bot that says a word when a seat has scored: its own, else the first one of another side. Null where none has a face. */
export function talkerAt<S extends { readonly face?: string }>(
  seats: readonly S[],
  scorer: number,
  sideAt: (seat: number) => number,
): { readonly seat: number; readonly face: string; readonly glad: boolean } | null {
  const own = seats[scorer]?.face;
  if (own !== undefined) return { seat: scorer, face: own, glad: true };
  const seat = seats.findIndex(({ face }, at) => face !== undefined && sideAt(at) !== sideAt(scorer));
  const face = seats[seat]?.face;
  return face === undefined ? null : { seat, face, glad: false };
}

import type { Words } from '@pocket-stadium/kernel';
import * as w from '../../words/talk.ts';

/** What each face says when it scored, and when somebody else did. Never what to do. */
export const LINES: Readonly<Record<string, { readonly glad: readonly Words[]; readonly beaten: readonly Words[] }>> = {
  nina: { glad: [w.nina_glad_1, w.nina_glad_2], beaten: [w.nina_beaten_1, w.nina_beaten_2] },
  gus: { glad: [w.gus_glad_1, w.gus_glad_2], beaten: [w.gus_beaten_1, w.gus_beaten_2] },
  basile: { glad: [w.basile_glad_1, w.basile_glad_2], beaten: [w.basile_beaten_1, w.basile_beaten_2] },
  zoe: { glad: [w.zoe_glad_1, w.zoe_glad_2], beaten: [w.zoe_beaten_1, w.zoe_beaten_2] },
  ida: { glad: [w.ida_glad_1, w.ida_glad_2], beaten: [w.ida_beaten_1, w.ida_beaten_2] },
};

import type { Part, Progress } from '@pocket-stadium/kernel';
import { NO_OFFER, type Offer, remembered, type Target } from '../../_hex/board/hand.svelte.ts';
import type { PlayBallState } from '../rules/index.ts';
import { stood } from './field.ts';

/** What may be done now, from the grammar's answer. */
export function offerOf(progress: Progress<PlayBallState> | null): Offer {
  if (!progress) return NO_OFFER;
  const { follow } = progress;
  const taken = new Set(stood(progress.preview).flatMap(({ side, cell }) => (side < 0 ? [] : [cell])));
  const sources = new Set(follow.flatMap(({ from }) => (from === undefined ? [] : [from])));
  const targetOf = ({ text, from = '', to, effects }: Part): Target => {
    // A part to a taken cell that is no pass is a bounce: its player comes back.
    const landing = taken.has(to) && !effects.includes('passes') ? from : to;
    const jumps = text.includes('x') && !taken.has(to);
    return { cell: to, undo: 0, plays: [text], effects, landing, ...(jumps && { jumps }) };
  };
  return remembered({
    sources,
    targets(from) {
      const targets = new Map<string, Target>();
      for (const part of follow) {
        // Beside a team-mate at the edge the carrier could pass or bounce. Bouncing changes nothing, so the pass is
        // offered.
        const better = part.effects.length > (targets.get(part.to)?.effects.length ?? -1);
        if (part.from === from && better) targets.set(part.to, targetOf(part));
      }
      return targets;
    },
  });
}

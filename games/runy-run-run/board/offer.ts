import type { Grammar, Part, Progress } from '@pocket-stadium/kernel';
import { NO_OFFER, type Offer, remembered, type Target } from '../../_hex/board/hand.svelte.ts';
import type { RunyState } from '../rules/index.ts';

/** What the board knows when it asks what may be done. */
export interface Asked {
  readonly grammar: Grammar<RunyState>;
  readonly base: RunyState;
  readonly progress: Progress<RunyState>;
  /** Whether parts are cells of a setup instead of legs. */
  readonly setup: boolean;
  /** Only this die is used; null for all dice. */
  readonly die: number | null;
  /** How far a cell is from the middle of the board. */
  readonly depth: (cell: string) => number;
}

/** The landing of a target after which nothing can follow. */
const NOWHERE = '';

/** What may be done now, from the grammar's answer: cells of a setup, or legs. */
export function offerOf(asked: Asked | null): Offer {
  if (!asked) return NO_OFFER;
  return remembered(asked.setup ? setupOffer(asked) : turnOffer(asked));
}

/** Pawns already placed may be moved; as long as some are missing, a tap places one more. */
function setupOffer({ grammar, base, progress }: Asked): Offer {
  const { parts } = progress;
  return {
    sources: new Set(parts),
    targets(from) {
      const others = parts.filter((cell) => cell !== from);
      const index = from === null ? parts.length : parts.indexOf(from);
      const undo = parts.length - index;
      const follow = from === null ? progress.follow : followed(grammar, base, others);
      const targets = follow.filter(({ to }) => to !== from);
      return new Map(
        targets.map(({ to, text }) => [to, { cell: to, undo, plays: [...others.slice(index), text], effects: [], landing: NOWHERE }]),
      );
    },
  };
}

function turnOffer(asked: Asked): Offer {
  const { progress, die } = asked;
  const follow = progress.follow.filter((part) => die === null || part.die === die);
  const moved = replacements(asked);
  const sources = new Set([...follow.flatMap(({ from }) => (from === undefined ? [] : [from])), ...moved.keys()]);
  return {
    sources,
    targets(from) {
      if (from === null) return new Map();
      const placed = moved.get(from);
      if (placed) return placed;
      const near = nearTargets(follow, from, asked);
      return new Map([...farTargets(near, from, asked), ...near]);
    },
  };
}

/** Targets one leg away. Of several ways the one with the lower die is taken, so that the higher die is left. */
function nearTargets(follow: readonly Part[], from: string, { depth }: Asked): Map<string, Target> {
  const best = new Map<string, Part>();
  for (const part of follow) {
    if (part.from !== from) continue;
    const known = best.get(part.to);
    if (!known || order(part, known, depth) < 0) best.set(part.to, part);
  }
  return new Map([...best].map(([to, part]) => [to, legTarget(to, [part])]));
}

/** Targets two legs away with both dice, through a cell where nothing happens. */
function farTargets(near: ReadonlyMap<string, Target>, from: string, asked: Asked): Map<string, Target> {
  const { grammar, base, progress, depth, die } = asked;
  const far = new Map<string, Target>();
  if (die !== null) return far;
  for (const first of progress.follow) {
    if (first.from !== from || first.effects.length > 0) continue;
    const best = new Map<string, Part>();
    for (const part of followed(grammar, base, [...progress.parts, first.text])) {
      const known = best.get(part.to);
      if (part.from === first.to && (!known || order(part, known, depth) < 0)) best.set(part.to, part);
    }
    for (const [to, second] of best) {
      const known = far.get(to);
      if (to !== from && !near.has(to) && (!known || second.effects.length > known.effects.length))
        far.set(to, legTarget(to, [first, second]));
    }
  }
  return far;
}

function legTarget(cell: string, parts: readonly Part[]): Target {
  const last = parts.at(-1);
  const dice = parts.map(({ die }) => die);
  return {
    cell,
    undo: 0,
    plays: parts.map(({ text }) => text),
    effects: last?.effects ?? [],
    landing: last?.effects.includes('releases') ? NOWHERE : cell,
    mark: dice.join(' + '),
    far: parts.length > 1,
  };
}

/** The lower die comes first. Prisoners go as deep into the camp as possible, the released as near to the way out. */
function order(a: Part, b: Part, depth: Asked['depth']): number {
  if (a.die !== b.die) return (a.die ?? 0) - (b.die ?? 0);
  const sign = a.effects.includes('captures') ? -1 : 1;
  const sum = (part: Part) => (part.place ?? []).reduce((total, cell) => total + depth(cell), 0);
  return sign * (sum(a) - sum(b));
}

/** The pawns that the latest leg sent to a camp, and where else each of them could go. */
function replacements({ grammar, base, progress }: Asked): ReadonlyMap<string, ReadonlyMap<string, Target>> {
  const before = progress.parts.slice(0, -1);
  const last = progress.parts.at(-1);
  if (last === undefined) return new Map();
  const alternatives = followed(grammar, base, before);
  const made = alternatives.find(({ text }) => text === last);
  const placed = made?.place ?? [];
  const same = alternatives.filter(({ die, from, to }) => die === made?.die && from === made?.from && to === made?.to);
  const moves = placed.map((cell): [string, ReadonlyMap<string, Target>] => {
    const stays = placed.filter((other) => other !== cell);
    const targets = new Map<string, Target>();
    for (const { text, place = [] } of same) {
      const cells = place.filter((other) => !stays.includes(other));
      const [to] = cells;
      if (cells.length === 1 && to !== undefined && to !== cell) {
        targets.set(to, { cell: to, undo: 1, plays: [text], effects: [], landing: NOWHERE });
      }
    }
    return [cell, targets];
  });
  return new Map(moves.filter(([, targets]) => targets.size > 0));
}

function followed(grammar: Grammar<RunyState>, base: RunyState, parts: readonly string[]): readonly Part[] {
  const answer = grammar.follow(base, parts);
  return answer.ok ? answer.value.follow : [];
}

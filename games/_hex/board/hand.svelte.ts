import type { Effect } from '@pocket-stadium/kernel';

/** Something that a tap on a cell would do. */
export interface Target {
  readonly cell: string;
  /** Parts to take back first, then parts to enter. */
  readonly undo: number;
  readonly plays: readonly string[];
  readonly effects: readonly Effect[];
  /** The cell to go on from. */
  readonly landing: string;
  /** The mark on the target: a die. */
  readonly mark?: string;
  /** Whether two parts together reach it. */
  readonly far?: boolean;
  /** Whether a jump reaches it. */
  readonly jumps?: boolean;
}

/** What may be done now, made by a game's board from the grammar's answer. */
export interface Offer {
  /** Cells with something that can be picked up. */
  readonly sources: ReadonlySet<string>;
  /** What can be done with what stands on a cell; `null` where nothing need be picked up. */
  targets(from: string | null): ReadonlyMap<string, Target>;
}

export const NO_OFFER: Offer = { sources: new Set(), targets: () => new Map() };

/** The same offer, which works out each answer once. */
export function remembered({ sources, targets }: Offer): Offer {
  const known = new Map<string | null, ReadonlyMap<string, Target>>();
  return {
    sources,
    targets(from) {
      const answer = known.get(from) ?? targets(from);
      known.set(from, answer);
      return answer;
    },
  };
}

export type Tapped = 'picked-up' | 'put-down' | 'played' | 'nothing';

const COORDINATES = /[a-z]\d{1,2}/g;
const ONLY_COORDINATES = /^(?:[a-z]\d{1,2}[ ,]*)+$/;

/**
 * What a person holds over the board: a piece picked up, and coordinates being typed. It knows no
 * rules and no drawing; taps, keys and typed text all end here.
 */
export class Hand {
  picked: string | null = $state(null);
  typed = $state('');

  constructor(
    private readonly offer: () => Offer,
    private readonly play: (target: Target) => void,
  ) {}

  /** What a tap would do now. */
  targets(): ReadonlyMap<string, Target> {
    return this.offer().targets(this.holds());
  }

  /** Somebody is about to pick up what stands on a cell. The offer works out its targets now and remembers them. */
  foresee(cell: string | null): void {
    this.offer().targets(cell);
  }

  /** Cells with something to pick up. */
  sources(): ReadonlySet<string> {
    return this.offer().sources;
  }

  /** The cell picked up, if it can still be. */
  holds(): string | null {
    return this.picked !== null && this.offer().sources.has(this.picked) ? this.picked : null;
  }

  tap(cell: string): Tapped {
    const { sources } = this.offer();
    const target = this.targets().get(cell);
    // A target that does nothing of note gives way to the piece that stands on it.
    const aside = target !== undefined && target.effects.length === 0 && target.undo === 0 && sources.has(cell);
    if (target && !aside) {
      this.picked = null;
      this.play(target);
      if (this.offer().sources.has(target.landing)) this.picked = target.landing;
      return 'played';
    }
    if (sources.has(cell) && this.holds() !== cell) {
      this.picked = cell;
      return 'picked-up';
    }
    return this.drop() ? 'put-down' : 'nothing';
  }

  /** Puts down what was picked up. Answers whether there was anything. */
  drop(): boolean {
    const held = this.holds() !== null;
    this.picked = null;
    return held;
  }

  /** Another turn begins: nothing is in hand, nothing is typed. */
  reset(): void {
    this.picked = null;
    this.typed = '';
  }

  /** Takes one more character of typed coordinates. Answers the cell that they name so far. */
  type(character: string): string | null {
    this.typed = (this.typed + character.toLowerCase()).slice(-40);
    return this.typed.match(COORDINATES)?.at(-1) ?? null;
  }

  erase(): boolean {
    if (this.typed === '') return false;
    this.typed = this.typed.slice(0, -1);
    return true;
  }

  forget(): boolean {
    const any = this.typed !== '';
    this.typed = '';
    return any;
  }

  /** What the typed text says: cells to tap one after the other, or the text of a part. */
  takeTyped(): { readonly cells: readonly string[] } | { readonly text: string } | null {
    const text = this.typed.trim();
    this.typed = '';
    if (text === '') return null;
    return ONLY_COORDINATES.test(text) ? { cells: text.match(COORDINATES) ?? [] } : { text };
  }
}

import type { Review } from '@pocket-stadium/bots';
import {
  type Game,
  type Header,
  type Move,
  newHeader,
  Play,
  type Refused,
  type Result,
  type RollNext,
  type Seat,
  type SeatHeader,
  Seating,
  type SeriesTag,
  Timeline,
} from '@pocket-stadium/kernel';
import { readKept } from '../../kit/keep.ts';
import { href } from '../router.svelte.ts';
import { FIXTURE } from '../season/fixture-key.ts';
import { untilThere } from '../until-there.ts';
import { askBot } from './bots.ts';
import { randomHex } from './ids.ts';
import { keepLast } from './last.ts';
import { entryFor, type Intent, needsTap, type SessionMatch, type Thrower } from './session-match.ts';
import { isKept, loadMatch, saveMatch } from './store.ts';
import { countResult } from './tally.ts';

/** What a match on this device is made from. */
export interface Wishes {
  readonly game: Game;
  readonly seats: readonly SeatHeader[];
  readonly options: Readonly<Record<string, unknown>>;
  /** `hand` means real dice that people throw and type in. */
  readonly dice: 'seed' | 'hand';
  readonly series?: SeriesTag | undefined;
}

/** A header that was made elsewhere: the match of the day has dice and an id of its own. */
export type Made = Header & { readonly id: string };

let seeded: typeof import('./seeded.ts') | null = null;

/** Fetches the code for the dice of a seed. A match does so with the first thing it is asked. */
export async function fetchDice(): Promise<void> {
  seeded ??= await untilThere(() => import('./seeded.ts'));
}

/** A match on this device: it confirms its entries itself, and is kept after every one. */
export class LocalMatch implements SessionMatch {
  /** Whether the match is kept: false once the browser refused. */
  kept = $state(true);
  readonly remote = false;
  readonly sending = false;
  readonly mayGoBack = true;
  flagged: Seat | null = $state(null);
  readonly timeline: Timeline;
  readonly seating: Seating;
  private heard: () => void = () => undefined;
  /** Whether a throw waits for its dice. */
  private waiting = false;

  private constructor(
    readonly id: string,
    play: Play,
  ) {
    this.timeline = Timeline.of(play);
    this.seating = Seating.ofRecord(this);
  }

  get play(): Play {
    return this.timeline.play;
  }

  static create({ game, seats, options, dice, series }: Wishes): Result<LocalMatch> {
    const id = randomHex();
    const source = dice === 'hand' ? ({ kind: 'hand' } as const) : ({ kind: 'seed', seed: randomHex() } as const);
    const header = newHeader(game, { seats, options, dice: source, id, date: today(), ...(series && { series }) });
    if (!header.ok) return header;
    keepLast({ game: game.about.id, seats, options, dice });
    const opened = Play.open(game, header.value);
    return opened.ok ? { ok: true, value: LocalMatch.from(id, opened.value) } : opened;
  }

  /** A match whose header is fixed. */
  static begin(game: Game, header: Made): Result<LocalMatch> {
    const opened = Play.open(game, header);
    return opened.ok ? { ok: true, value: LocalMatch.from(header.id, opened.value) } : opened;
  }

  static async load(id: string): Promise<Result<LocalMatch>> {
    const play = await loadMatch(id);
    if (!play.ok) return play;
    const match = new LocalMatch(id, play.value);
    match.kept = isKept(id);
    return { ok: true, value: match };
  }

  /** A match from a file, under an id of its own. */
  static from(id: string, play: Play): LocalMatch {
    const match = new LocalMatch(id, play);
    match.save();
    return match;
  }

  listen(heard: () => void): void {
    this.heard = heard;
  }

  async ask(intent: Intent): Promise<Refused | null> {
    if (!seeded && !this.byHand) {
      const arrived = fetchDice();
      if (intent.do === 'roll' && !(await this.stillDue(arrived))) return null;
    }
    const refused = this.timeline.append(entryFor(this.play, intent, (count) => this.faces(count)));
    if (refused) return refused;
    this.save();
    if (this.play.over) this.remember();
    this.heard();
    return null;
  }

  ranOut(seat: Seat): void {
    this.flagged = seat;
    void this.ask({ do: 'resign', seat });
  }

  botMove(seat: Seat): Promise<Move> {
    return askBot(this.play, seat);
  }

  throws(next: RollNext, own: boolean): Thrower {
    if (this.byHand) return 'asked';
    return own && this.seating.isHere(next.seat) && needsTap(this.play, next) ? 'asked' : 'itself';
  }

  get after(): string {
    return href('after', this.id);
  }

  get online(): string {
    return href('bring', this.id);
  }

  /** Whether faces are typed in by people. */
  get byHand(): boolean {
    const { dice } = this.play.header;
    return dice.kind === 'hand' || dice.seed === undefined;
  }

  /** Whether a throw is still to be made when its dice are there: two taps make one throw, and somebody may have given up. */
  private async stillDue(arrived: Promise<void>): Promise<boolean> {
    if (this.waiting) return false;
    this.waiting = true;
    const number = this.play.entries.length;
    await arrived;
    this.waiting = false;
    return this.play.entries.length === number;
  }

  /** The faces of the roll that is due, from the match's own seed. */
  private faces(count: number): number[] {
    const { dice } = this.play.header;
    if (dice.kind === 'hand' || dice.seed === undefined) throw new Error('the dice of this match are thrown by hand');
    if (!seeded) throw new Error('the dice were not sent for');
    return seeded.seededFaces(dice.seed, this.play.rolls, count);
  }

  /** The match is over, and counts in the journey. */
  private remember(): void {
    const { id, play } = this;
    countResult(play);
    void untilThere(() => import('../journey/note.ts')).then(({ noteMatch }) => noteMatch(id, play));
    if (readKept(FIXTURE + id) === null) return;
    void untilThere(() => import('../season/bring-result.ts')).then(({ bringResult }) => bringResult(id, play));
  }

  async learn(review: Review): Promise<void> {
    const { learnFrom } = await untilThere(() => import('../journey/learn.ts'));
    await learnFrom(this.id, this.play, review);
  }

  private save(): void {
    this.kept = saveMatch(this.id, this.play, Date.now());
  }
}

/** The local day, `2026-11-15`. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

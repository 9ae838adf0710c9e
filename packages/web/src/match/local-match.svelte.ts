import { seededFaces } from '@pocket-stadium/dice';
import {
  type Game,
  type Move,
  newHeader,
  Play,
  type Refused,
  type Result,
  type RollNext,
  type Seat,
  type SeatHeader,
  Seating,
  Timeline,
} from '@pocket-stadium/kernel';
import { href } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { askBot } from './bots.ts';
import { randomHex } from './ids.ts';
import { entryFor, type Intent, type SessionMatch, type Thrower } from './session-match.ts';
import { isKept, loadMatch, saveMatch } from './store.ts';

/** What a match on this device is made from. */
export interface Wishes {
  readonly game: Game;
  readonly seats: readonly SeatHeader[];
  readonly options: Readonly<Record<string, unknown>>;
  /** `hand`: real dice on a real table. */
  readonly dice: 'seed' | 'hand';
}

/** A match on this device: it confirms its entries itself, and is kept after every one. */
export class LocalMatch implements SessionMatch {
  /** False since the browser refused to keep the match. */
  kept = $state(true);
  readonly remote = false;
  readonly sending = false;
  readonly mayGoBack = true;
  readonly flagged = null;
  readonly timeline: Timeline;
  readonly seating: Seating;
  private heard: () => void = () => undefined;

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

  static create({ game, seats, options, dice }: Wishes): Result<LocalMatch> {
    const id = randomHex();
    const source = dice === 'hand' ? ({ kind: 'hand' } as const) : ({ kind: 'seed', seed: randomHex() } as const);
    const header = newHeader(game, { seats, options, dice: source, id, date: today() });
    if (!header.ok) return header;
    const opened = Play.open(game, header.value);
    return opened.ok ? { ok: true, value: LocalMatch.from(id, opened.value) } : opened;
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
    const refused = this.timeline.append(entryFor(this.play, intent, (count) => this.faces(count)));
    if (refused) return refused;
    this.save();
    this.heard();
    return null;
  }

  botMove(seat: Seat): Promise<Move> {
    return askBot(this.play, seat, this.play.header.seats[seat]?.bot ?? '');
  }

  throws({ seat }: RollNext, own: boolean): Thrower {
    if (this.byHand) return 'asked';
    return own && !settings.autoRoll && this.seating.isHere(seat) ? 'asked' : 'itself';
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

  /** The faces of the roll that is due, from the match's own seed. */
  private faces(count: number): number[] {
    const { dice } = this.play.header;
    if (dice.kind === 'hand' || dice.seed === undefined) throw new Error('the dice of this match are thrown by hand');
    return seededFaces(dice.seed, this.play.rolls, count);
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

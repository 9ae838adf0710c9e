import { randomBytes } from 'node:crypto';
import { type Bot, loadBot } from '@pocket-stadium/bots';
import { botRandom, seededFaces } from '@pocket-stadium/dice';
import {
  type Entry,
  type Game,
  type Move,
  makeRecordJson,
  makeRecordText,
  type Play,
  type Refused,
  type RollEntry,
  type RollNext,
  type Seat,
  sideOf,
  type Viewer,
} from '@pocket-stadium/kernel';
import { writeText } from '../files.ts';
import { levelOf } from '../seats.ts';

/** A match at this computer: who plays it, where its dice come from and the file it is kept in. */
export class Table {
  readonly game: Game;
  readonly names: readonly string[];
  /** Seats that people hold. */
  readonly people: readonly Seat[];
  /** Dice are thrown on a real table and typed in. */
  readonly manual: boolean;
  /** What bots draw from where the match has no seed of its own. */
  private readonly ownSeed = randomBytes(16).toString('hex');

  private constructor(
    readonly play: Play,
    readonly file: string,
    private readonly bots: readonly (Bot | null)[],
    private readonly thinkMs: number,
  ) {
    const { header } = play;
    this.game = play.game;
    this.names = header.seats.map(({ name }) => name);
    this.people = this.names.flatMap((_, seat) => (bots[seat] ? [] : [seat]));
    this.manual = header.dice.kind === 'hand';
  }

  static async open(play: Play, file: string, thinkMs: number): Promise<Table> {
    const levels = play.header.seats.map((seat) => levelOf(play.game, seat));
    const bots = await Promise.all(levels.map((level) => (level === null ? null : loadBot(play.game.about.id, level))));
    return new Table(play, file, bots, thinkMs);
  }

  isBot(seat: Seat): boolean {
    return !this.people.includes(seat);
  }

  /** The entry to go back to: the own move made last is undone, or the faces typed last with all that bots answered. */
  get undoTo(): number | undefined {
    const { play } = this;
    const correction = play.correction();
    if (correction?.moves.every(({ seat }) => this.isBot(seat))) return correction.to;
    const last = play.history().at(-1)?.entry;
    return last?.type === 'move' && !this.isBot(last.seat) ? play.moveTargets()[0] : undefined;
  }

  /** Adds an entry and keeps the match, or refuses. */
  append(entry: Entry): Refused | null {
    const refused = this.play.append(entry);
    if (!refused) this.keep();
    return refused;
  }

  /** Writes the match to its file, or a copy to another. */
  keep(file = this.file): void {
    const { match } = this.play;
    writeText(file, file.endsWith('.json') ? makeRecordJson(match) : makeRecordText(match));
  }

  /** The program's dice for the roll that is due. */
  throwDice({ seat, dice }: RollNext): RollEntry {
    return { type: 'roll', seat, faces: seededFaces(this.seed, this.play.rolls, dice), from: 'seed' };
  }

  botMove(seat: Seat): Move {
    const bot = this.bots[seat];
    if (!bot) throw new Error(`no bot in seat ${seat}`);
    const random = botRandom(this.seed, this.play.entries.length);
    return bot.choose(this.game, this.seenBy(seat), seat, { ms: this.thinkMs }, random);
  }

  seenBy(viewer: Viewer): unknown {
    return this.game.view ? this.game.view(this.play.state, viewer) : this.play.state;
  }

  /** Whose eyes the screen has: those of one side if only that side has people, else nobody's in particular. */
  get viewer(): Viewer {
    const [first] = this.people;
    const together = this.people.every((seat) => sideOf(this.game, seat) === sideOf(this.game, first as Seat));
    return first !== undefined && together ? first : 'spectator';
  }

  /** The latest roll that is hidden from those who only watch, as `seat` sees it; null where it sees none. */
  hiddenFaces(seat: Seat): readonly number[] | null {
    if (!this.game.secrets || this.game.secrets(this.play.state) === 0) return null;
    const watched = this.play.seenBy('spectator');
    const seen = this.play.seenBy(seat);
    for (let index = seen.length - 1; index >= 0; index--) {
      const [open, own] = [watched[index], seen[index]];
      if (open?.type === 'roll' && open.faces === null && own?.type === 'roll' && own.faces) return own.faces;
    }
    return null;
  }

  private get seed(): string {
    const { dice } = this.play.header;
    return dice.kind === 'hand' ? this.ownSeed : (dice.seed ?? this.ownSeed);
  }
}

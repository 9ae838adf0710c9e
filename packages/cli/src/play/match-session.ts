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
  Seating,
  type Viewer,
} from '@pocket-stadium/kernel';
import { useBook } from '@pocket-stadium/server/solutions';
import { writeText } from '../files.ts';
import { levelOf } from '../seats.ts';

/** A match at this computer: who plays it, where its dice come from and the file it is kept in. */
export class MatchSession {
  readonly game: Game;
  /** Who sits here, whose move it is, what may be taken back and looked at. */
  readonly seating: Seating;
  /** Whether people throw real dice and type them in. */
  readonly manual: boolean;
  /** The seed for the bots, where the match has none. */
  private readonly ownSeed = randomBytes(16).toString('hex');

  private constructor(
    readonly play: Play,
    readonly file: string,
    private readonly bots: readonly (Bot | null)[],
    private readonly thinkMs: number,
  ) {
    const { header } = play;
    this.game = play.game;
    this.seating = Seating.ofRecord(this);
    this.manual = header.dice.kind === 'hand';
  }

  static async open(play: Play, file: string, thinkMs: number): Promise<MatchSession> {
    const levels = play.header.seats.map((seat) => levelOf(play.game, seat));
    if (levels.some((level) => level !== null)) await useBook(play.game, play.header.options);
    const { seats } = play.header;
    const bots = await Promise.all(levels.map((level, seat) => level && loadBot(play.game.about.id, level, seats[seat]?.face)));
    return new MatchSession(play, file, bots, thinkMs);
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
    return bot.choose(this.game, this.view(seat), seat, { ms: this.thinkMs }, random);
  }

  /** The state as somebody may know it. */
  view(viewer: Viewer): unknown {
    return this.seating.view(this.play.state, viewer);
  }

  private get seed(): string {
    const { dice } = this.play.header;
    return dice.kind === 'hand' ? this.ownSeed : (dice.seed ?? this.ownSeed);
  }
}

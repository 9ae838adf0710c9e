import { HouseDice, isSecond, keyedOf, type MatchDice, type SecondHeader } from '@pocket-stadium/dice';
import type { Entry, Play } from '@pocket-stadium/kernel';
import type { Sight } from '../sight.ts';

/** The second fair dice of a match under way: its faces, and which link everybody may have. The chain is made when it is first needed. */
export class SecondThrows {
  private made: MatchDice | null = null;
  /** The index in the log of each roll, as far as the log was read here. */
  private readonly rolls: number[] = [];
  private read = 0;
  private broughtRolls = 0;
  /** How many rolls, from the first on, everybody may see. */
  private open = 0;
  /** How many links were sent to those who are here. */
  private sent = 0;

  private constructor(
    private readonly play: Play,
    private readonly sight: Sight,
    private readonly header: SecondHeader,
  ) {}

  /** The throws of a match; null with other dice. */
  static of(play: Play, sight: Sight): SecondThrows | null {
    const { header } = play;
    return isSecond(header) && header.dice.seed !== undefined && header.id !== undefined ? new SecondThrows(play, sight, header) : null;
  }

  private get dice(): MatchDice {
    if (this.made) return this.made;
    const { dice, id = '' } = this.header;
    const openings = dice.seats.map((seat) => seat && { nonce: seat.nonce, string: seat.string });
    const begun = new HouseDice({ id, length: dice.length, seed: dice.seed ?? '' }).begin(
      keyedOf(this.header, this.play.entries),
      openings,
    );
    if (!begun.ok) throw new Error(begun.problem.message.en);
    this.made = begun.value;
    return this.made;
  }

  /** The key of the table. */
  get key(): string {
    return this.dice.key;
  }

  faces(n: number, dice: number): number[] {
    return this.dice.faces(n, dice);
  }

  /** The link that goes out with the latest entry, if it opens one. */
  news(): string | null {
    this.readOn();
    const link = this.open > this.broughtRolls ? this.dice.link(this.open, this.sent) : null;
    this.sent = this.open;
    return link;
  }

  /** The newest link that everybody may have: for those who come now. */
  newest(): string | null {
    this.readOn();
    return this.open > this.broughtRolls ? this.dice.link(this.open) : null;
  }

  /** Whether going back would take away a roll that was brought along. Such a roll stands, once the key exists. */
  takesBackBrought(entry: Entry): boolean {
    if (entry.type !== 'back') return false;
    this.readOn();
    return entry.to <= (this.rolls[this.broughtRolls - 1] ?? -1);
  }

  /** Each entry is looked at once. A secret roll holds back those after it. */
  private readOn(): void {
    const { entries } = this.play;
    const { brought = 0 } = this.header.dice;
    for (; this.read < entries.length; this.read++) {
      if (entries[this.read]?.type !== 'roll') continue;
      this.rolls.push(this.read);
      if (this.read < brought) this.broughtRolls++;
    }
    while (this.open < this.rolls.length && !this.sight.hides(this.rolls[this.open] as number)) this.open++;
  }
}

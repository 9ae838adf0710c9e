import { talkerAt, wordOf } from '@pocket-stadium/bots/kit/talk';
import { type Play, type Seat, scoreOf, sideOf, type Words } from '@pocket-stadium/kernel';

/** Listens for who scores, so that a bot with a face can say a word about it. */
export class Talk {
  private totals: ReadonlyMap<number, number>;
  private won: boolean;
  private readonly faces: boolean;
  private said = 0;

  constructor(private readonly play: Play) {
    this.faces = play.header.seats.some(({ face }) => face !== undefined);
    this.totals = totalsOf(play);
    this.won = play.over;
  }

  /** What a bot says about the latest entry, and who; null where nobody scored, or nobody has a face. */
  after(): { readonly seat: Seat; readonly words: Words } | null {
    const { play, totals, won } = this;
    if (!this.faces) return null;
    const { seats, options } = play.header;
    this.totals = totalsOf(play);
    this.won = play.over;
    const sideAt = (seat: Seat) => sideOf(play.game, seat, options);
    const sides = [...this.totals].filter(([side, points]) => points > (totals.get(side) ?? 0)).map(([side]) => side);
    const outcome = won || play.outcome?.by !== 'play' || play.outcome.draw ? null : play.outcome;
    const scorer = outcome?.winners[0] ?? seats.findIndex((_, seat) => sides.includes(sideAt(seat)));
    const talker = scorer < 0 ? null : talkerAt(seats, scorer, sideAt);
    const words = talker && wordOf(talker.face, talker.glad, this.said++);
    return talker && words ? { seat: talker.seat, words } : null;
  }
}

/** What decides, by side. */
function totalsOf(play: Play): ReadonlyMap<number, number> {
  const score = scoreOf(play.game, play.sheet());
  return new Map(score?.rows.map(({ side, values }) => [side, Number(values[score.decides] ?? 0)]));
}

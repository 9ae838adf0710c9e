import { randomInt } from 'node:crypto';
import type { Level } from '@pocket-stadium/bots';
import { type Play, viewOf } from '@pocket-stadium/kernel';
import type { Room } from './room.ts';
import { botAt, faceAt } from './table.ts';

/** Milliseconds after which a bot's turn is taken up by a node that did not make the latest entry: the other node may be gone. */
const OTHERS_WAIT = 1500;
const AGAIN_AFTER = 1000;

/** Plays for the seats that bots hold. A bot sees what its seat sees. */
export class BotTurns {
  /** The number of the entry that is being worked on. */
  private pending: number | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly room: Room) {}

  get busy(): boolean {
    return this.pending !== null;
  }

  moveOn(): void {
    const due = this.due();
    if (due?.n === this.pending) return;
    this.stop();
    if (!due) return;
    this.pending = due.n;
    const { botDelay, botTime } = this.room.services.config;
    const wait = this.room.drives ? botDelay : botDelay + botTime + OTHERS_WAIT;
    this.timer = setTimeout(() => this.play(due.n, due.level), wait);
  }

  /** The entry that a bot is to make, if it is a bot's turn. */
  private due(): { readonly n: number; readonly level: Level } | null {
    const { match, table } = this.room;
    if (!match || table.status !== 'playing') return null;
    const { next } = match.play;
    // With dice by hand the people at the table throw for the bots too.
    if (next.kind === 'over' || (next.kind === 'roll' && table.dice === 'hand')) return null;
    const level = botAt(table, next.seat);
    return level && { n: match.entries + 1, level };
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.pending = null;
  }

  private play(n: number, level: Level): void {
    this.act(n, level)
      .catch((error: unknown) => this.room.services.log.error({ err: error }, 'a bot could not act'))
      .then(() => {
        // Whatever kept the bot from acting, it is still its turn.
        if (this.pending === n) this.timer = setTimeout(() => this.play(n, level), AGAIN_AFTER);
      });
  }

  private async act(n: number, level: Level): Promise<void> {
    const { room } = this;
    // This waits until a failed entry has been forgotten.
    await room.exclusively(async () => {});
    const play = room.match?.play;
    if (!play || play.entries.length !== n - 1 || play.next.kind === 'over') return;
    const { seat } = play.next;
    const move = play.next.kind === 'choice' ? await this.choose(play, level, n) : null;
    await room.exclusively(async () => {
      const { match } = room;
      if (!match || match.entries !== n - 1 || botAt(room.table, seat) === null) return;
      const { next } = match.play;
      const key = `bot-${n}`;
      if (next.kind === 'roll') {
        await room.append({ type: 'roll', seat, faces: match.throwDice(next.dice), from: 'fair' }, key, seat);
      } else if (move !== null) {
        const reply = await room.append({ type: 'move', seat, move }, key, seat);
        if (reply.ok) return;
        room.services.log.error({ code: reply.problem.code }, 'a bot chose a move that is refused');
        await room.append({ type: 'move', seat, move: anyMove(match.play) }, key, seat);
      }
    });
  }

  private async choose(play: Play, level: Level, n: number): Promise<string> {
    const { game, state, next } = play;
    if (next.kind !== 'choice') throw new Error('no choice is due');
    const { bots, log } = this.room.services;
    try {
      const view = viewOf(game, state, next.seat);
      const face = faceAt(this.room.table, next.seat);
      const request = { game: game.about.id, level, ...(face && { face }), seen: view, seat: next.seat };
      return await bots.choose(request, `${this.room.table.match}-${n}`);
    } catch (error) {
      log.error({ err: error, game: game.about.id, level }, 'a bot failed; any move stands in');
      return anyMove(play);
    }
  }
}

function anyMove({ game, state, next }: Play): string {
  const view = next.kind === 'choice' ? viewOf(game, state, next.seat) : state;
  const moves = game.moves(view);
  return moves[randomInt(moves.length)] as string;
}

import type { Game, Problem, Seat } from '@pocket-stadium/kernel';
import {
  type FeedMessage,
  newKey,
  type SocketLike,
  socketLink,
  streamLink,
  TableClient,
  type TableState,
  type Wish,
} from '@pocket-stadium/protocol';
import type { BoardModule } from '../../kit/board.ts';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/online.ts';
import { MatchSession } from '../match/session.svelte.ts';
import { deleteMoved, saveMatch } from '../match/store.ts';
import { href } from '../router.svelte.ts';
import { fixtureAtTable, linkMatch } from '../season/fixture-link.ts';
import { untilThere } from '../until-there.ts';
import { asGuest, BASE } from './api.ts';
import { forgetTable, noteTable, pendingAt, readNote } from './notes.ts';
import { OnlineMatch } from './online-match.svelte.ts';
import { nextText, receipts } from './receipts.ts';

/** A phrase that was said, counted so that the same one twice is two. */
export interface Said {
  readonly number: number;
  readonly seat: Seat;
  readonly phrase: string;
}

const LINKS = [socketLink((url) => new WebSocket(url) as unknown as SocketLike), streamLink];
/** Milliseconds of silence after which the connection is asked whether it lives. */
const HEARTBEAT = 5000;
const REMEMBERED = 30;

/**
 * One stay at a table of the server, as a player or a spectator: the live connection, who is there, what was said, and
 * the session of the match that is played there.
 */
export class Connection {
  state: TableState = $state.raw() as TableState;
  /** The match on the table; null while people gather. */
  session: MatchSession | null = $state.raw(null);
  private match: OnlineMatch | null = null;
  said: readonly Said[] = $state.raw([]);
  /** Why the latest wish was refused. */
  problem: Problem | null = $state.raw(null);
  /** When the presence was told, by `performance.now()`. */
  presenceAt = 0;
  /** Whether the browser believes that there is a network. */
  private network = $state(navigator.onLine);
  private client: TableClient;
  private stopListening: () => void = () => {};
  /** The match that is shown, and the seats it is shown to. */
  private showing = '';
  /** The match that was kept last. */
  private kept = '';
  /** Whether something waits for us here, as it was noted last; null before that. */
  private noted: boolean | null = null;

  constructor(
    readonly id: string,
    readonly game: Game,
    private readonly board: BoardModule,
  ) {
    this.client = this.connect();
    this.state = this.client.state;
    addEventListener('online', this.networkChanged);
    addEventListener('offline', this.networkChanged);
  }

  /** The state of the connection: what was acknowledged, what is under way, what will be sent again. */
  readonly wire = $derived.by(() => {
    const { connection, pending } = this.state;
    const live = this.network && connection === 'live';
    const { length: count } = pending;
    if (connection === 'ended') return { live, pending: count, words: say(w.ended) };
    if (live) return { live, pending: count, words: count > 0 ? say(w.sending) : say(w.acknowledged) };
    return { live, pending: count, words: count > 0 ? say(w.kept, { count }) : say(w.reconnecting) };
  });

  private readonly networkChanged = () => {
    this.network = navigator.onLine;
    if (this.network) this.wake();
  };

  private connect(): TableClient {
    const { secrets } = readNote(this.id) ?? { secrets: [] };
    const client = new TableClient({
      base: BASE,
      lang: lang.current,
      secrets,
      table: this.id,
      games: new Map([[this.game.about.id, this.game]]),
      links: LINKS,
      storage: pendingAt(this.id),
      receipts,
      diceText: nextText,
      heartbeat: HEARTBEAT,
    });
    this.stopListening = client.subscribe((state, message) => this.hear(state, message));
    return client;
  }

  get api() {
    return this.client.api;
  }

  /** Asks the server for something; a refusal is shown. */
  async ask(...wishes: Wish[]): Promise<void> {
    this.problem = null;
    const answers = await Promise.all(wishes.map((wish) => this.client.do(wish)));
    this.problem = answers.find(({ ok }) => !ok)?.problem ?? null;
  }

  /** A person's own text for the dice of a seat, or another at random; false when it is too late. */
  write(seat: Seat, text: string = newKey()): boolean {
    return this.client.writeDiceText(seat, text);
  }

  /** The person agrees to a table that is not as they were ready for. */
  agree(): void {
    this.client.agreeToTable();
  }

  /** The device woke up, or the network is back. */
  wake(): void {
    this.client.wake();
  }

  leave(): void {
    removeEventListener('online', this.networkChanged);
    removeEventListener('offline', this.networkChanged);
    this.hangUp();
    this.session?.stop();
  }

  private hangUp(): void {
    this.stopListening();
    this.client.close();
  }

  /** Sits down on a free seat: on this one, or on any. */
  async sit(name: string, seat?: Seat): Promise<void> {
    const seated = await asGuest(name, (api) => api.sit(this.id, { name, ...(seat === undefined ? {} : { seat }) }));
    noteTable(this.id, this.game.about.id, [seated.secret]);
    this.comeBack();
  }

  /** Connects anew with what opens our seats now: the old connection does not know who we are. Meanwhile the page stays. */
  comeBack(): void {
    this.hangUp();
    this.client = this.connect();
  }

  /** Every message of the feed arrives here, with what is known after it. */
  private hear(state: TableState, message: FeedMessage | null): void {
    if (message?.type === 'presence') this.presenceAt = performance.now();
    if (message?.type === 'chat') this.listen(message);
    // On a new connection the table comes first, and then the match that is played there.
    const { table, play, problem, connection, pending, sending } = state;
    const known = table !== null && (table.next === null || play !== null || problem !== null);
    if (known || !this.state.table) {
      this.state = state;
      this.show(state);
    } else this.state = { ...this.state, connection, pending, sending, dice: state.dice ?? this.state.dice };
    if (connection === 'ended' && !this.state.table) forgetTable(this.id);
    this.note();
  }

  /** Remembers the table of those who play here, and whether it waits for them. */
  private note(): void {
    const { table } = this.state;
    if (!table || table.you.length === 0) return;
    const done =
      (table.status !== 'gathering' && table.status !== 'playing') || table.you.every((seat) => table.seats[seat]?.left === true);
    if (done !== this.noted) noteTable(this.id, table.game, [], done);
    this.noted = done;
  }

  private listen({ seat, phrase }: { seat: Seat; phrase: string }): void {
    const number = (this.said.at(-1)?.number ?? 0) + 1;
    this.said = [...this.said, { number, seat, phrase }].slice(-REMEMBERED);
  }

  /** Hands what is known to the session. Another match, or other seats of ours, begins another session. */
  private show({ timeline, table, sending, clocks }: TableState): void {
    if (!timeline || !table || timeline.play.header.id !== table.match) {
      this.showing = '';
      this.end();
      return;
    }
    const known = { timeline, table, sending, clocks };
    const showing = `${table.match} ${table.you.join()}`;
    if (showing === this.showing) this.match?.hear(known);
    else {
      this.end();
      this.showing = showing;
      this.match = new OnlineMatch(
        known,
        (wish) => this.client.do(wish),
        (id) => href('m', id),
      );
      this.session = new MatchSession(this.match, this.board);
      this.session.start();
    }
    this.keep();
  }

  private end(): void {
    this.session?.stop();
    this.session = null;
    this.match = null;
  }

  /** Those who played keep the finished match, with the seed of its dice, in their browser. */
  private keep(): void {
    const { play, table } = this.state;
    if (!play?.over || !table || table.you.length === 0 || this.kept === table.match) return;
    const { dice } = play.header;
    if (dice.kind === 'fair' && dice.seed === undefined) return;
    this.kept = table.match;
    saveMatch(table.match, play, Date.now(), table.you);
    const { match, you } = table;
    void untilThere(() => import('../journey/note.ts')).then(({ noteMatch }) => noteMatch(match, play, you));
    deleteMoved(this.id);
    const fixture = fixtureAtTable(this.id);
    if (!fixture) return;
    // From here on the season finds the match, even where this page is left at once.
    linkMatch(match, fixture);
    void untilThere(() => import('../season/bring-result.ts')).then(({ bringResult }) => bringResult(match, play));
  }
}

import { type Entry, type Next, sideOf } from '@pocket-stadium/kernel';
import { ChessClock, clockWords } from '@pocket-stadium/kernel/chess-clock';
import { fold, harmless, wrap } from '../../kit/text.ts';
import * as w from '../../words/play.ts';
import type { Context } from '../commands/command.ts';
import { Failure } from '../failure.ts';
import { askChoice } from './choice.ts';
import { forgetClock, type KeptClock, keepClock } from './kept-clock.ts';
import { look, lookHint } from './look.ts';
import type { MatchSession } from './match-session.ts';
import { orderList, orderSpellings, parseOrder, spelling } from './orders.ts';
import { askParts } from './parts.ts';
import { askRoll } from './roll.ts';
import { type Question, Screen } from './screen.ts';
import type { Order } from './words.ts';

export interface ConversationOptions {
  /** Whether people's dice roll without waiting from the start. */
  readonly auto: boolean;
  /** How long a bot's step stands on the screen before the next. */
  readonly pauseMs: number;
  /** A chess clock for everybody at this computer. */
  readonly clock?: KeptClock;
}
export const PAUSE_MS = 700;
/** A timer may ring a little early. */
const FLAG_MS = 20;

/** A question to the people at the terminal. */
export interface Asked extends Question {
  readonly prompt: string;
  /** Orders that the asker follows itself. */
  readonly own?: readonly Order[];
  /** Whether a line counts as an answer although it is spelt like an order. */
  readonly isAnswer?: (line: string) => boolean;
  readonly complete?: readonly string[];
  readonly secret?: boolean;
}
export type Answer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'order'; readonly order: Order }
  /** The asker looks again at what is next: an order changed the match, or nobody answers any more. */
  | { readonly kind: 'changed' };

/** A match being played at a terminal, to its end or until somebody leaves. */
export class Conversation {
  readonly screen: Screen;
  /** Whether people's dice roll without waiting. */
  auto: boolean;
  private left = false;
  /** The clock runs while somebody is asked, and stands with the answer. */
  private readonly clock: ChessClock | null;

  constructor(
    readonly context: Context,
    readonly session: MatchSession,
    private readonly options: ConversationOptions,
  ) {
    this.screen = new Screen(context, session);
    this.auto = options.auto;
    const { clock } = options;
    this.clock = clock ? new ChessClock(clock, session.play.header.seats.length, clock.standing) : null;
  }

  async run(): Promise<void> {
    const { terminal, say } = this.context;
    terminal.onInterrupt = () => {
      this.stopClock();
      terminal.leaveScreen();
      terminal.print('', ...this.farewell());
      process.exit(0);
    };
    while (!this.left) {
      const { next } = this.session.play;
      if (next.kind === 'over' && (await this.finish())) break;
      if (next.kind !== 'over') await this.turn(next);
    }
    this.stopClock();
    terminal.leaveScreen();
    if (this.left) terminal.print('', ...this.farewell());
    else terminal.print(...this.screen.final(), '', say(w.saved, { file: this.session.file }), ...this.seedLine());
  }

  private async turn(next: Exclude<Next, { kind: 'over' }>): Promise<void> {
    const { session, context } = this;
    if (next.kind === 'roll') {
      // Somebody who types while the dice roll by themselves wants something, so they are asked.
      const asks = !this.auto || context.terminal.hasTyped;
      if (session.manual || (session.seating.isHere(next.seat) && asks)) return askRoll(this, next);
      this.enter(session.throwDice(next));
    } else if (session.seating.actor(next) === 'bot') {
      const name = session.seating.names[next.seat] ?? '';
      if (context.terminal.interactive) this.screen.show({ lines: [context.say(w.thinking, { seat: name })] });
      this.enter({ type: 'move', seat: next.seat, move: session.botMove(next.seat) });
    } else return this.choose(next.seat);
    if (!context.terminal.interactive) return;
    this.screen.show({ lines: [] });
    await context.terminal.pause(this.options.pauseMs);
  }

  private choose(seat: number): Promise<void> {
    const { game, play } = this.session;
    return game.grammar ? askParts(this, seat, game.grammar) : askChoice(this, seat, game.moves(this.session.view(seat)), play.next);
  }

  /** Appends an entry that the rules gave. A refusal is an error of the program. */
  enter(entry: Entry): void {
    const refused = this.session.append(entry);
    if (refused) throw new Error(`refused ${JSON.stringify(entry)}: ${refused.problem.message.en}`);
    this.screen.tell(entry);
  }

  /** Asks until there is an answer. Orders are followed on the way. */
  async ask(asked: Asked): Promise<Answer> {
    const { terminal, lang } = this.context;
    const words = [...(asked.complete ?? []), ...orderSpellings(lang)];
    for (;;) {
      const { next } = this.session.play;
      this.clock?.run(next.kind === 'over' ? null : next.seat, performance.now());
      const hints = [lookHint(this), this.times()].filter((line) => line !== '');
      this.screen.show({ ...asked, lines: [...asked.lines, ...hints] });
      const line = await terminal.ask(`${asked.prompt} > `, {
        complete: (typed) => words.filter((word) => fold(word).startsWith(fold(typed))),
        secret: asked.secret ?? false,
        ...this.within(),
      });
      if (line === null) {
        this.left = true;
        return { kind: 'changed' };
      }
      if (this.timeIsUp()) return { kind: 'changed' };
      const text = line.trim();
      const parsed = asked.isAnswer?.(text) ? null : parseOrder(text);
      if (!parsed) {
        this.stopClock();
        return { kind: 'text', text };
      }
      if (asked.own?.includes(parsed.order)) return { kind: 'order', order: parsed.order };
      if (await this.follow(parsed.order, parsed.rest)) return { kind: 'changed' };
    }
  }

  /** The time that is left to everybody, where a clock runs. */
  private times(): string {
    const { clock } = this;
    if (!clock) return '';
    const now = performance.now();
    const times = this.session.seating.namesIn(this.context.lang).map((name, seat) => `${name} ${clockWords(clock.leftTo(seat, now))}`);
    return this.context.say(w.clock, { times: times.join(' · ') });
  }

  /** The clock stands, and is kept with the match, as far as one is kept. */
  private stopClock(): void {
    const { clock, session } = this;
    if (!clock) return;
    clock.run(null, performance.now());
    if (session.play.over) forgetClock(session.file);
    else if (session.play.entries.length > 0) keepClock(session.file, clock, performance.now());
  }

  /** How long an answer may take, where a clock runs. It is a moment more than what is left, so that the flag has fallen then. */
  private within(): { within?: number } {
    const { clock } = this;
    if (!clock || clock.running === null) return {};
    return { within: clock.leftTo(clock.running, performance.now()) + FLAG_MS };
  }

  /** The seat whose flag has fallen has lost. */
  private timeIsUp(): boolean {
    const seat = this.clock?.fallen(performance.now()) ?? null;
    if (seat === null) return false;
    this.clock?.run(null, performance.now());
    const refused = this.session.append({ type: 'forfeit', seat });
    if (refused) throw new Error(refused.problem.message.en);
    this.screen.say([this.context.say(w.time_up, { name: this.session.seating.namesIn(this.context.lang)[seat] })]);
    return true;
  }

  /** Follows an order. True where the match has changed or somebody leaves it. */
  private async follow(order: Order, rest: string): Promise<boolean> {
    const { context, screen, session } = this;
    const { say, lang } = context;
    switch (order) {
      case 'help':
        await this.page(orderList(lang));
        return false;
      case 'sheet':
        await this.page(session.play.sheet() ? screen.sheet() : [say(w.no_sheet)]);
        return false;
      case 'log':
        await this.page(screen.story());
        return false;
      case 'words':
        await this.page(this.explain(rest));
        return false;
      case 'look':
        await look(this);
        return false;
      case 'auto':
        this.auto = !this.auto;
        screen.notice(say(this.auto ? w.auto : w.not_auto));
        return true;
      case 'save':
        this.copy(rest);
        return false;
      case 'undo':
        return this.undo();
      case 'forfeit':
        return this.forfeit();
      case 'draw':
        return this.draw();
      case 'quit':
        this.left = true;
        return true;
      case 'moves':
      case 'end':
        screen.notice(say(w.not_understood, { given: spelling(order, lang), help: say(w.help) }));
        return false;
    }
    return session.play.over;
  }

  /** Takes one move back, or corrects typed dice, where the rules allow it. */
  undo(): boolean {
    const back = this.session.seating.takeBack();
    if (!back) {
      this.screen.notice(this.context.say(w.nothing_to_undo));
      return false;
    }
    this.enter({ type: 'back', to: back.to });
    return true;
  }

  private async forfeit(): Promise<boolean> {
    const { play, seating } = this.session;
    const { here, names } = seating;
    if (play.next.kind === 'over') return false;
    const seat = seating.isHere(play.next.seat) ? play.next.seat : (here[0] ?? play.next.seat);
    if (!(await this.confirm(this.context.say(w.really_forfeit, { seat: names[seat] })))) return false;
    this.enter({ type: 'forfeit', seat });
    return true;
  }

  private async draw(): Promise<boolean> {
    const { game, seating, play } = this.session;
    const { say } = this.context;
    const sideAt = (seat: number) => sideOf(game, seat, play.header.options);
    const sides = new Set(seating.here.map(sideAt));
    const everySide = new Set(seating.names.map((_, seat) => sideAt(seat)));
    if (!game.about.draws || sides.size < everySide.size) {
      this.screen.notice(say(game.about.draws ? w.bots_decline : w.no_draws));
      return false;
    }
    if (!(await this.confirm(say(w.really_draw)))) return false;
    this.enter({ type: 'draw' });
    return true;
  }

  private async confirm(question: string): Promise<boolean> {
    const answer = fold((await this.context.terminal.ask(`${question} > `)) ?? '');
    return ['o', 'oui', 'y', 'yes'].includes(answer);
  }

  private copy(file: string): void {
    const { say, lang } = this.context;
    if (file === '') {
      this.screen.notice(say(w.save_where));
      return;
    }
    try {
      this.session.keep(file);
      if (this.clock) keepClock(file, this.clock, performance.now());
      this.screen.notice(say(w.copied, { file }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.screen.notice(harmless(error.words[lang]));
    }
  }

  private explain(term: string): string[] {
    const { lang, terminal } = this.context;
    return this.session.game.words.glossary
      .filter((entry) => fold(entry.term[lang]).includes(fold(term)))
      .flatMap(({ term: name, meaning }) => [terminal.paint.bold(name[lang]), ...wrap(meaning[lang], terminal.columns - 2, '  ')]);
  }

  /** Lines to read, a screen at a time. */
  async page(lines: readonly string[]): Promise<void> {
    const { terminal, say } = this.context;
    if (!terminal.interactive) return terminal.print(...lines);
    const wrapped = lines.flatMap((line) => wrap(line, terminal.columns, '    ', ''));
    const room = terminal.rows - 2;
    for (let from = 0; from === 0 || from < wrapped.length; from += room) {
      terminal.redraw(wrapped.slice(from, from + room));
      if ((await terminal.ask(`${say(w.go_on)} > `)) === null) return;
    }
  }

  /** The match is over, but typed dice may still be corrected. False if it goes on. */
  private async finish(): Promise<boolean> {
    const { session, context } = this;
    if (!session.seating.takeBack() || session.seating.here.length === 0) return true;
    const answer = await this.ask({ lines: [], prompt: context.say(w.correct_last) });
    // Nobody answers any more, so the match is over.
    if (this.left) this.left = !session.play.over;
    return answer.kind === 'text' || session.play.over;
  }

  private farewell(): string[] {
    const { say } = this.context;
    const { file, play } = this.session;
    if (play.entries.length === 0) return [say(w.nothing_kept)];
    return say(w.kept, { file, quoted: /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'` }).split('\n');
  }

  private seedLine(): string[] {
    const { dice } = this.session.play.header;
    return dice.kind === 'seed' && dice.seed !== undefined && this.session.play.rolls > 0
      ? [harmless(this.context.say(w.seed, { seed: dice.seed }))]
      : [];
  }
}

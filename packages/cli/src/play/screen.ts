import { type Entry, type Part, tellSeries, tellWinners } from '@pocket-stadium/kernel';
import { flow, wrap } from '../../kit/text.ts';
import * as w from '../../words/play.ts';
import type { Context } from '../commands/command.ts';
import { drawSheet, drawState, layOut, MOST_ITEMS, type Scene, together } from '../draw/index.ts';
import { tellEntry } from '../telling.ts';
import type { MatchSession } from './match-session.ts';
import { Talk } from './talk.ts';

/** What is shown while a question is asked. */
export interface Question {
  readonly lines: readonly string[];
  /** Short texts to choose from. */
  readonly items?: readonly string[];
  /** A half-entered move: its position and where it may go on. */
  readonly preview?: unknown;
  readonly targets?: readonly Part[];
}

/** What people see of a match: drawing, sheet, what happened, the question. */
export class Screen {
  private readonly log: string[] = [];
  private notices: string[] = [];
  private readonly talk: Talk;

  constructor(
    private readonly context: Context,
    private readonly session: MatchSession,
  ) {
    this.talk = new Talk(session.play);
    const seen = session.play.seenBy(session.seating.viewer);
    for (const { number, entry, facts } of session.play.history()) {
      this.log.push(...tellEntry(session.game, seen[number - 1] ?? entry, facts, session.seating.namesIn(context.lang), context.lang));
    }
  }

  /** Tells what an entry led to, and what a bot says of it. A secret roll tells no faces. */
  tell(entry: Entry): void {
    const { game, play, seating } = this.session;
    const seen = play.seenBy(seating.viewer).at(-1) ?? entry;
    const facts = entry.type === 'roll' || entry.type === 'move' ? play.lastFacts() : [];
    const { lang } = this.context;
    const word = this.talk.after();
    const said = word ? [this.context.say(w.says, { name: seating.names[word.seat], line: word.words[lang] })] : [];
    this.say([...tellEntry(game, seen, facts, seating.namesIn(lang), lang), ...said]);
  }

  say(lines: readonly string[]): void {
    this.log.push(...lines);
    if (!this.context.terminal.interactive) this.context.terminal.print(...lines);
  }

  /** Adds something to read once, before the next question. */
  notice(...lines: readonly string[]): void {
    if (this.context.terminal.interactive) this.notices.push(...lines);
    else this.context.terminal.print(...lines);
  }

  show(question: Question): void {
    const { terminal, lang } = this.context;
    const { columns, paint } = terminal;
    const { items = [] } = question;
    const { notices, log } = this;
    this.notices = [];
    if (!terminal.interactive) {
      terminal.print('', ...this.drawing(question), '', ...question.lines, ...flow(items, columns, MOST_ITEMS));
      return;
    }
    const asked = question.lines.flatMap((line) => wrap(line, columns, '  ', ''));
    const rows = terminal.rows - asked.length - 1;
    const title = this.session.game.about.names[lang];
    const drawing = drawState(this.sceneOf(question, rows - 1));
    const sheet = (height: number) => this.sheet(height);
    terminal.redraw([...layOut({ title, drawing, sheet, log, notices, items, rows, columns, paint }), ...asked]);
  }

  /** Drawing and sheet with all the room they want. */
  private drawing(question: Question): string[] {
    const scene = this.sceneOf(question, Number.POSITIVE_INFINITY);
    const blocks = [together(drawState(scene), scene.columns), this.sheet()];
    return blocks.filter((block) => block.length > 0).flatMap((block, i) => (i > 0 ? ['', ...block] : block));
  }

  private sceneOf({ preview, targets = [] }: Question, rows: number): Scene {
    return { ...this.scene(rows), ...(preview === undefined ? {} : { state: preview }), targets };
  }

  scene(rows: number): Scene {
    const { game, play, seating } = this.session;
    const { lang, terminal } = this.context;
    return {
      game,
      state: this.session.view(seating.viewer),
      names: seating.namesIn(this.context.lang),
      lang,
      paint: terminal.paint,
      facts: play.lastFacts(),
      targets: [],
      columns: Math.min(terminal.columns, 100),
      rows,
    };
  }

  /** The sheet in so many rows; all of it where no number is given. */
  sheet(rows = Number.POSITIVE_INFINITY): readonly string[] {
    const sheet = this.session.play.sheet();
    return sheet ? drawSheet(sheet, this.scene(rows)) : [];
  }

  /** Everything that happened. */
  story(): string[] {
    return this.log.length > 0 ? this.log : [this.context.say(w.empty_log)];
  }

  /** The last drawing, left standing when the match is over. */
  final(): string[] {
    const { play, game, seating } = this.session;
    const { outcome } = play;
    const { columns } = this.context.terminal;
    const lines = [...this.drawing({ lines: [] }), '', ...this.log.slice(-2).flatMap((line) => wrap(line, columns, '    ', ''))];
    if (outcome)
      lines.push('', this.context.terminal.paint.bold(tellWinners(game, outcome, seating.namesIn(this.context.lang), this.context.lang)));
    const series = tellSeries(play, seating.namesIn(this.context.lang), this.context.lang);
    if (series) lines.push(series);
    return lines;
  }
}

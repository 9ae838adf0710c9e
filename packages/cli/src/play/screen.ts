import { type Entry, type Part, tellOutcome } from '@pocket-stadium/rules';
import type { Context } from '../commands/command.ts';
import { drawSheet, drawState, type Scene } from '../draw/index.ts';
import { tellEntry } from '../telling.ts';
import { clip, wrap } from '../terminal/text.ts';
import type { Table } from './table.ts';
import { PLAY } from './words.ts';

/** What is shown while a question is asked. */
export interface Question {
  readonly lines: readonly string[];
  /** A half-entered move: its position and where it may go on. */
  readonly preview?: unknown;
  readonly targets?: readonly Part[];
}

const LEAST_LOG = 3;

/** What people see of a table: drawing, sheet, what happened, the question. */
export class Screen {
  private readonly log: string[] = [];
  private notices: string[] = [];

  constructor(
    private readonly context: Context,
    private readonly table: Table,
  ) {
    for (const { entry, facts } of table.play.history()) this.log.push(...tellEntry(table.game, entry, facts, table.names, context.lang));
  }

  /** Tells what an entry led to. A secret roll tells no faces. */
  tell(entry: Entry): void {
    const { game, names, play, viewer } = this.table;
    const seen = play.seenBy(viewer).at(-1) ?? entry;
    const facts = entry.type === 'roll' || entry.type === 'move' ? play.lastFacts() : [];
    this.say(tellEntry(game, seen, facts, names, this.context.lang));
  }

  say(lines: readonly string[]): void {
    this.log.push(...lines);
    if (!this.context.terminal.interactive) this.context.terminal.print(...lines);
  }

  /** Something to read once, before the next question. */
  notice(...lines: readonly string[]): void {
    if (this.context.terminal.interactive) this.notices.push(...lines);
    else this.context.terminal.print(...lines);
  }

  show(question: Question): void {
    const { terminal } = this.context;
    const asked = [...this.notices.flatMap((line) => wrap(line, terminal.columns)), ...question.lines];
    this.notices = [];
    if (!terminal.interactive) {
      terminal.print(...this.picture(question, terminal.rows), ...asked);
      return;
    }
    const room = terminal.rows - asked.length - 2;
    const picture = this.picture(question, room - LEAST_LOG).slice(0, Math.max(0, room - 1));
    const log = this.log.flatMap((line) => wrap(line, terminal.columns, '    ', '')).slice(-Math.max(1, room - picture.length - 1));
    terminal.redraw([...picture, ...log.map(terminal.paint.dim), '', ...asked]);
  }

  /** Title, drawing and sheet, in so many rows. */
  private picture({ preview, targets = [] }: Question, rows: number): string[] {
    const { terminal, lang } = this.context;
    const title = terminal.paint.bold(` ${this.table.game.about.names[lang]} `);
    const scene = { ...this.scene(rows - 1), ...(preview === undefined ? {} : { state: preview }), targets };
    const drawing = drawState(scene);
    const left = rows - 1 - drawing.length - (drawing.length > 0 ? 1 : 0);
    const sheet = this.table.play.sheet();
    const drawn = sheet ? drawSheet(sheet, { ...scene, rows: left }) : [];
    return [terminal.interactive ? terminal.paint.inverse(title) : '', ...drawing, ...(drawn.length > 0 ? ['', ...drawn] : []), ''];
  }

  scene(rows: number): Scene {
    const { game, names, play, viewer } = this.table;
    const { lang, terminal } = this.context;
    return {
      game,
      state: this.table.seenBy(viewer),
      names,
      lang,
      paint: terminal.paint,
      facts: play.lastFacts(),
      targets: [],
      columns: Math.min(terminal.columns, 100),
      rows,
    };
  }

  /** The sheet alone, with room for all of it. */
  sheet(): string[] {
    const sheet = this.table.play.sheet();
    return sheet ? drawSheet(sheet, this.scene(Number.POSITIVE_INFINITY)) : [this.context.say(PLAY.noSheet)];
  }

  /** Everything that happened. */
  story(): string[] {
    return this.log.length > 0 ? this.log : [this.context.say(PLAY.emptyLog)];
  }

  /** The last picture, left standing when the match is over. */
  final(): string[] {
    const { play, game, names } = this.table;
    const { outcome } = play;
    const lines = [...this.picture({ lines: [] }, Number.POSITIVE_INFINITY), ...this.log.slice(-2)];
    if (outcome) lines.push('', this.context.terminal.paint.bold(clip(tellOutcome(game, outcome, names, this.context.lang), 200)));
    return lines;
  }
}

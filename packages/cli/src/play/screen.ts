import { type Entry, type Part, tellOutcome } from '@pocket-stadium/rules';
import type { Context } from '../commands/command.ts';
import { drawSheet, drawState, type Picture, type Scene, together } from '../draw/index.ts';
import { tellEntry } from '../telling.ts';
import { beside, flow, width, wrap } from '../terminal/text.ts';
import type { Table } from './table.ts';
import { PLAY } from './words.ts';

/** What is shown while a question is asked. */
export interface Question {
  readonly lines: readonly string[];
  /** Short texts to choose from. */
  readonly items?: readonly string[];
  /** A half-entered move: its position and where it may go on. */
  readonly preview?: unknown;
  readonly targets?: readonly Part[];
}

interface Layout {
  readonly drawing: Picture;
  readonly question: Question;
  readonly notices: readonly string[];
  readonly told: readonly string[];
  readonly room: number;
}

/** Rows left to what happened, whatever else is shown. */
const LEAST_LOG = 3;
/** Rows for a list of items; the order `moves` shows all of it. */
const MOST_ITEMS = 4;
/** The least width of a column beside the board. */
const NARROWEST = 30;
const GAP = 3;

/** What people see of a table: drawing, sheet, what happened, the question. */
export class Screen {
  private readonly log: string[] = [];
  private notices: string[] = [];

  constructor(
    private readonly context: Context,
    private readonly table: Table,
  ) {
    const seen = table.play.seenBy(table.viewer);
    for (const { number, entry, facts } of table.play.history()) {
      this.log.push(...tellEntry(table.game, seen[number - 1] ?? entry, facts, table.names, context.lang));
    }
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
    const notices = this.notices;
    this.notices = [];
    if (!terminal.interactive) {
      const items = flow(question.items ?? [], terminal.columns, MOST_ITEMS);
      terminal.print('', ...this.picture(question), '', ...question.lines, ...items);
      return;
    }
    const asked = question.lines.flatMap((line) => wrap(line, terminal.columns, '  ', ''));
    const room = terminal.rows - asked.length - 1;
    const told = this.log.slice(-room);
    const drawing = drawState(this.sceneOf(question, room - 1));
    const wide = terminal.columns - Math.max(0, ...drawing.board.map(width)) - GAP;
    const layout = { drawing, question, notices, told, room };
    const lines = drawing.board.length > room / 2 && wide >= NARROWEST ? this.sideBySide(layout, wide) : this.stacked(layout);
    terminal.redraw([...lines.slice(0, room), ...asked]);
  }

  /** Board to the left, everything else to its right: for boards as high as the screen. */
  private sideBySide({ drawing, question, notices, told, room }: Layout, columns: number): string[] {
    const { paint } = this.context.terminal;
    const height = Math.min(room, drawing.board.length + 1);
    const fixed = [
      ...drawing.status,
      '',
      ...notices.flatMap((line) => wrap(line, columns).map(paint.bold)),
      ...flow(question.items ?? [], columns, Math.min(MOST_ITEMS + 2, height - drawing.status.length - notices.length - 4)),
    ];
    const left = Math.max(0, height - fixed.length - 1);
    const log = told.flatMap((line) => wrap(line, columns, '  ', '')).slice(-left);
    return beside(drawing.board, [...fixed, '', ...(left > 0 ? log.map(paint.dim) : [])], GAP);
  }

  /** One below the other: title, drawing, sheet, what happened, notices. */
  private stacked({ drawing, question, notices, told, room }: Layout): string[] {
    const { terminal, lang } = this.context;
    const { paint, columns } = terminal;
    const board = together(drawing, columns);
    const below = [...notices.flatMap((line) => wrap(line, columns).map(paint.bold)), ...flow(question.items ?? [], columns, MOST_ITEMS)];
    const left = room - board.length - below.length - 4;
    const sheet = this.table.play.sheet();
    const drawn = sheet ? drawSheet(sheet, { ...this.scene(left - LEAST_LOG) }) : [];
    const log = told.flatMap((line) => wrap(line, columns, '    ', '')).slice(-Math.max(1, left - drawn.length));
    const title = paint.inverse(paint.bold(` ${this.table.game.about.names[lang]} `));
    return [title, ...board, ...(drawn.length > 0 ? ['', ...drawn] : []), '', ...log.map(paint.dim), '', ...below];
  }

  /** Drawing and sheet with all the room they want. */
  private picture(question: Question): string[] {
    const scene = this.sceneOf(question, Number.POSITIVE_INFINITY);
    const sheet = this.table.play.sheet();
    const blocks = [together(drawState(scene), scene.columns), sheet ? drawSheet(sheet, scene) : []];
    return blocks.filter((block) => block.length > 0).flatMap((block, i) => (i > 0 ? ['', ...block] : block));
  }

  private sceneOf({ preview, targets = [] }: Question, rows: number): Scene {
    return { ...this.scene(rows), ...(preview === undefined ? {} : { state: preview }), targets };
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
    const lines = [...this.picture({ lines: [] }), ...this.log.slice(-2)];
    if (outcome) lines.push('', this.context.terminal.paint.bold(tellOutcome(game, outcome, names, this.context.lang)));
    return lines;
  }
}

import { type Entry, type Happened, LANGS, type Play, startOf, tellNext, viewIn, type Words } from '@pocket-stadium/kernel';
import * as w from '../../words/commands.ts';
import { drawSheet, drawState, layOut, type Scene, together } from '../draw/index.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { readMatch } from '../files.ts';
import { wholeNumber } from '../numbers.ts';
import { tellEntry } from '../telling.ts';
import { COMMAND } from '../words.ts';
import type { Context, StadiumCommand } from './command.ts';

const WORDS = COMMAND.replay;

interface ReplayOptions {
  readonly all?: boolean;
  readonly at?: number;
}

export const replay: StadiumCommand = {
  name: 'replay',
  summary: WORDS.summary,
  define(command, say) {
    command
      .argument('<file>', say(w.file_argument))
      .option('--all', say(WORDS.all))
      .option('--at <entry>', say(WORDS.at), wholeNumber(say, 0, 1_000_000));
  },
  async run(context, command) {
    const { all = false, at } = command.opts<ReplayOptions>();
    const player = new Player(context, readMatch(command.args[0] ?? ''));
    if (at !== undefined) player.showAt(at);
    else if (all || !context.terminal.interactive) player.tellAll();
    else await player.step();
    return EXIT.ok;
  },
};

/** Whether a key stands for this, in any language. */
const means = (keys: Words, key: string): boolean => LANGS.some((lang) => keys[lang].split(' ').includes(key));

/** A finished or interrupted match, shown entry by entry. */
class Player {
  private readonly history: readonly Happened[];
  private readonly names: readonly string[];
  /** The log as a spectator sees it: a match in progress keeps its secrets. */
  private readonly known: readonly Entry[];

  constructor(
    private readonly context: Context,
    private readonly play: Play,
  ) {
    this.history = play.history();
    this.known = play.seenBy('spectator');
    this.names = play.header.seats.map(({ name }) => name);
  }

  /** Prints everything in words, then the sheet and how it ended. */
  tellAll(): void {
    const { terminal } = this.context;
    terminal.print(terminal.paint.bold(this.title()), '');
    for (const index of this.history.keys()) terminal.print(...this.told(index + 1));
    for (const entry of this.play.entries) {
      if (entry.type === 'forfeit' || entry.type === 'draw')
        terminal.print(...tellEntry(this.play.game, entry, [], this.names, this.context.lang));
    }
    terminal.print('', ...this.sheet(this.history.length, Number.POSITIVE_INFINITY), '', this.ending());
  }

  showAt(at: number): void {
    if (at > this.history.length) throw wrongUse(WORDS.noEntry, { entries: this.history.length });
    this.context.terminal.print(...this.drawing(at));
  }

  async step(): Promise<void> {
    const { terminal, say } = this.context;
    terminal.onInterrupt = () => process.exit(EXIT.ok);
    let at = 0;
    for (;;) {
      const last = this.history.length;
      terminal.redraw([...this.screen(at), terminal.paint.dim(say(WORDS.keys))]);
      const line = await terminal.ask(`${say(WORDS.place, { place: at, count: last })} > `);
      const key = line?.trim().toLowerCase() ?? 'q';
      if (key === 'q') return;
      if (key === '') at = Math.min(last, at + 1);
      else if (means(WORDS.keyBack, key)) at = Math.max(0, at - 1);
      else if (means(WORDS.keyStart, key)) at = 0;
      else if (means(WORDS.keyEnd, key)) at = last;
      else if (/^\d+$/.test(key)) at = Math.min(last, Number(key));
    }
  }

  /** Everything about a moment, with the room it wants. */
  private drawing(at: number): string[] {
    const { say, terminal } = this.context;
    const head = `${terminal.paint.bold(this.title())}  ${say(WORDS.place, { place: at, count: this.history.length })}`;
    const drawing = together(drawState(this.scene(at, Number.POSITIVE_INFINITY)), terminal.columns);
    return [head, '', ...drawing, '', ...this.sheet(at, Number.POSITIVE_INFINITY), '', ...this.latest(at)];
  }

  /** What fits the terminal above the line of keys. */
  private screen(at: number): string[] {
    const { terminal } = this.context;
    const { columns, paint } = terminal;
    const rows = terminal.rows - 2;
    return layOut({
      title: this.title(),
      drawing: drawState(this.scene(at, rows - 1)),
      sheet: (height) => this.sheet(at, height),
      log: at === 0 ? [] : [...this.told(at - 2), ...this.told(at - 1)],
      notices: this.latest(at),
      items: [],
      rows,
      columns,
      paint,
    });
  }

  private latest(at: number): string[] {
    const told = at === 0 ? [this.context.say(WORDS.start)] : this.told(at);
    return at === this.history.length ? [...told, this.ending()] : told;
  }

  private told(at: number): string[] {
    const { play, context, names } = this;
    const happened = this.history[at - 1];
    if (!happened) return [];
    const entry = this.known[happened.number - 1] ?? happened.entry;
    const [first = '', ...rest] = tellEntry(play.game, entry, happened.facts, names, context.lang);
    return [`${String(happened.number).padStart(4)}  ${first}`, ...rest.map((line) => `      ${line.trimStart()}`)];
  }

  private sheet(at: number, rows: number): readonly string[] {
    const { game, header } = this.play;
    const factsByEntry = this.history.slice(0, at).map(({ facts }) => facts);
    const sheet = game.sheet?.({ options: header.options, seats: header.seats.length }, factsByEntry);
    return sheet ? drawSheet(sheet, this.scene(at, rows)) : [];
  }

  private scene(at: number, rows: number): Scene {
    const { lang, terminal } = this.context;
    const { game, header } = this.play;
    const happened = this.history[at - 1];
    const state = happened?.state ?? startOf(game, header);
    const view = viewIn(this.play, state, 'spectator');
    const { paint, columns } = terminal;
    return { game, state: view, names: this.names, lang, paint, facts: happened?.facts ?? [], targets: [], columns, rows };
  }

  private title(): string {
    const { game, header } = this.play;
    return [game.about.names[this.context.lang], this.names.join(' – '), header.date].filter(Boolean).join(', ');
  }

  private ending(): string {
    const { terminal, say, lang } = this.context;
    const { game, next, over } = this.play;
    return over ? terminal.paint.bold(tellNext(game, next, this.names, lang)) : say(WORDS.unfinished);
  }
}

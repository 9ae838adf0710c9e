import { type Entry, type Happened, LANGS, type Play, startOf, tellNext, viewOf, type Words } from '@pocket-stadium/kernel';
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
  private readonly seen: readonly Entry[];

  constructor(
    private readonly context: Context,
    private readonly play: Play,
  ) {
    this.history = play.history();
    this.seen = play.seenBy('spectator');
    this.names = play.header.seats.map(({ name }) => name);
  }

  /** Prints everything in words, then the sheet and how it ended. */
  tellAll(): void {
    const { terminal } = this.context;
    terminal.print(terminal.paint.bold(this.title()), '');
    for (const place of this.history.keys()) terminal.print(...this.told(place + 1));
    for (const entry of this.play.entries) {
      if (entry.type === 'forfeit' || entry.type === 'draw')
        terminal.print(...tellEntry(this.play.game, entry, [], this.names, this.context.lang));
    }
    terminal.print('', ...this.sheet(this.history.length, Number.POSITIVE_INFINITY), '', this.ending());
  }

  showAt(place: number): void {
    if (place > this.history.length) throw wrongUse(WORDS.noEntry, { entries: this.history.length });
    this.context.terminal.print(...this.drawing(place));
  }

  async step(): Promise<void> {
    const { terminal, say } = this.context;
    terminal.onInterrupt = () => process.exit(EXIT.ok);
    let place = 0;
    for (;;) {
      const last = this.history.length;
      terminal.redraw([...this.screen(place), terminal.paint.dim(say(WORDS.keys))]);
      const line = await terminal.ask(`${say(WORDS.place, { place, count: last })} > `);
      const key = line?.trim().toLowerCase() ?? 'q';
      if (key === 'q') return;
      if (key === '') place = Math.min(last, place + 1);
      else if (means(WORDS.keyBack, key)) place = Math.max(0, place - 1);
      else if (means(WORDS.keyStart, key)) place = 0;
      else if (means(WORDS.keyEnd, key)) place = last;
      else if (/^\d+$/.test(key)) place = Math.min(last, Number(key));
    }
  }

  /** Everything about a moment, with the room it wants. */
  private drawing(place: number): string[] {
    const { say, terminal } = this.context;
    const head = `${terminal.paint.bold(this.title())}  ${say(WORDS.place, { place, count: this.history.length })}`;
    const drawing = together(drawState(this.scene(place, Number.POSITIVE_INFINITY)), terminal.columns);
    return [head, '', ...drawing, '', ...this.sheet(place, Number.POSITIVE_INFINITY), '', ...this.latest(place)];
  }

  /** What fits the terminal above the line of keys. */
  private screen(place: number): string[] {
    const { terminal } = this.context;
    const { columns, paint } = terminal;
    const rows = terminal.rows - 2;
    return layOut({
      title: this.title(),
      drawing: drawState(this.scene(place, rows - 1)),
      sheet: (height) => this.sheet(place, height),
      log: place === 0 ? [] : [...this.told(place - 2), ...this.told(place - 1)],
      notices: this.latest(place),
      items: [],
      rows,
      columns,
      paint,
    });
  }

  private latest(place: number): string[] {
    const told = place === 0 ? [this.context.say(WORDS.start)] : this.told(place);
    return place === this.history.length ? [...told, this.ending()] : told;
  }

  private told(place: number): string[] {
    const { play, context, names } = this;
    const happened = this.history[place - 1];
    if (!happened) return [];
    const entry = this.seen[happened.number - 1] ?? happened.entry;
    const [first = '', ...rest] = tellEntry(play.game, entry, happened.facts, names, context.lang);
    return [`${String(happened.number).padStart(4)}  ${first}`, ...rest.map((line) => `      ${line.trimStart()}`)];
  }

  private sheet(place: number, rows: number): readonly string[] {
    const { game, header } = this.play;
    const factsByEntry = this.history.slice(0, place).map(({ facts }) => facts);
    const sheet = game.sheet?.({ options: header.options, seats: header.seats.length }, factsByEntry);
    return sheet ? drawSheet(sheet, this.scene(place, rows)) : [];
  }

  private scene(place: number, rows: number): Scene {
    const { lang, terminal } = this.context;
    const { game, header } = this.play;
    const happened = this.history[place - 1];
    const state = happened?.state ?? startOf(game, header);
    const seen = this.play.over ? state : viewOf(game, state, 'spectator');
    const { paint, columns } = terminal;
    return { game, state: seen, names: this.names, lang, paint, facts: happened?.facts ?? [], targets: [], columns, rows };
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

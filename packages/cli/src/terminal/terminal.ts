import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { hasColours, makePaint, type Paint } from '../../kit/paint.ts';
import { harmless } from '../../kit/text.ts';

const ALTERNATE = '\u001b[?1049h';
const BACK = '\u001b[?1049l';
const CLEAR = '\u001b[2J\u001b[H';

export interface AskOptions {
  /** What Tab proposes for what is typed so far. */
  readonly complete?: (line: string) => readonly string[];
  /** Whether what is typed stays hidden. */
  readonly secret?: boolean;
  /** Milliseconds after which the answer is empty. What was typed so far is gone then. */
  readonly within?: number;
}

/**
 * The person at the keyboard: prints, asks, redraws. Input may come from a pipe; then nothing is
 * redrawn and the questions go along with the answers.
 */
export class Terminal {
  /** Whether somebody sits there: then screens can be redrawn. */
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly paint: Paint = makePaint(hasColours(process.stdout, process.env));
  /** Called on Ctrl-C. */
  onInterrupt: () => void = () => process.exit(130);

  private reader: Interface | null = null;
  private readonly typed: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private wake: (() => void) | null = null;
  private ended = false;
  private muted = false;
  private alternate = false;
  private complete: (line: string) => readonly string[] = () => [];

  constructor() {
    process.on('SIGINT', () => this.onInterrupt());
    process.on('exit', () => this.leaveScreen());
  }

  get columns(): number {
    return process.stdout.columns || 80;
  }

  get rows(): number {
    return process.stdout.rows || 24;
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) process.stdout.write(`${line}\n`);
  }

  /** Draws the whole screen anew. Where nothing can be redrawn the lines are printed. */
  redraw(lines: readonly string[]): void {
    if (!this.interactive) {
      this.print(...lines);
      return;
    }
    if (!this.alternate) process.stdout.write(ALTERNATE);
    this.alternate = true;
    process.stdout.write(`${CLEAR}${lines.join('\n')}\n`);
  }

  /** Goes back to the screen of before `redraw`. */
  leaveScreen(): void {
    if (this.alternate) process.stdout.write(BACK);
    this.alternate = false;
  }

  /** One line of input; null when there is no more. */
  async ask(prompt: string, options: AskOptions = {}): Promise<string | null> {
    const reader = this.open();
    this.complete = options.complete ?? (() => []);
    if (this.typed.length === 0 && !this.ended) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else process.stdout.write(prompt);
    this.muted = options.secret === true;
    const late = options.within === undefined ? null : setTimeout(() => this.cutShort(), options.within);
    const line = await this.line();
    if (late) clearTimeout(late);
    this.muted = false;
    if (options.secret || line === null) process.stdout.write('\n');
    // A pipe echoes nothing: the answer is printed so that the transcript reads as on a screen.
    else if (!process.stdin.isTTY) process.stdout.write(`${harmless(line)}\n`);
    return line;
  }

  /** Whether somebody typed a line that no question has had yet. */
  get hasTyped(): boolean {
    return this.typed.length > 0;
  }

  /** Waits so that people can follow. A key press that ends a line cuts it short. */
  async pause(milliseconds: number): Promise<void> {
    if (!this.interactive || this.typed.length > 0) return;
    this.open();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  close(): void {
    this.leaveScreen();
    this.reader?.close();
    if (!this.ended) process.stdin.pause();
  }

  private line(): Promise<string | null> {
    const typed = this.typed.shift();
    if (typed !== undefined) return Promise.resolve(typed);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  private cutShort(): void {
    const { waiting } = this;
    this.waiting = null;
    if (this.interactive) this.reader?.write(null, { ctrl: true, name: 'u' });
    waiting?.('');
  }

  private open(): Interface {
    if (this.reader) return this.reader;
    const reader = createInterface({
      input: process.stdin,
      output: this.interactive ? this.output() : process.stdout,
      terminal: this.interactive,
      historySize: 0,
      completer: (line: string) => [this.complete(line), line],
    });
    reader.on('line', (line) => {
      this.wake?.();
      const { waiting } = this;
      this.waiting = null;
      if (waiting) waiting(line);
      else this.typed.push(line);
    });
    reader.on('close', () => {
      this.ended = true;
      this.wake?.();
      this.waiting?.(null);
      this.waiting = null;
    });
    reader.on('SIGINT', () => this.onInterrupt());
    this.reader = reader;
    return reader;
  }

  /** Standard output, silent while a secret is typed. */
  private output(): Writable {
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        if (!this.muted) process.stdout.write(chunk);
        done();
      },
    });
    return Object.defineProperties(output, {
      columns: { get: () => this.columns },
      rows: { get: () => this.rows },
      isTTY: { value: true },
    });
  }
}

import { writeFileSync } from 'node:fs';
import { KIND_NAMES, KINDS, type Kind, loadPrintables, PAPERS, type Paper, type Printable, sparing } from '@pocket-stadium/print';
import { Option } from 'commander';
import * as shared from '../../words/commands.ts';
import * as w from '../../words/print.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import type { StadiumCommand } from './command.ts';

export const print: StadiumCommand = {
  name: 'print',
  summary: w.summary,
  define(command, say) {
    command
      .argument('<game>', say(shared.game_argument))
      .option('--kind <kind>', say(w.kind, { kinds: [...KINDS] }))
      .addOption(new Option('--paper <paper>', say(w.paper)).choices([...PAPERS]))
      .option('--save-ink', say(w.save_ink))
      .option('--out <file>', say(w.out));
  },
  async run({ lang, terminal, say }, command) {
    const game = gameNamed(command.args[0] ?? '');
    const {
      kind,
      paper,
      saveInk,
      out = `${game.about.id}.pdf`,
    } = command.opts<{ kind?: Kind; paper?: Paper; saveInk?: true; out?: string }>();
    const all = await loadPrintables(game);
    const chosen: readonly Printable[] = all.filter((printable) => kind === undefined || printable.kind === kind);
    if (chosen.length === 0) throw wrongUse(w.none, { game: game.about.names, known: all.map((printable) => printable.kind) });
    const drawn = chosen.flatMap((printable) => printable.pages(lang));
    const pages = saveInk ? drawn.map(sparing) : drawn;
    const { pdfOf } = await import('@pocket-stadium/print/pdf');
    const pdf = await pdfOf(game.about.names[lang], pages, paper);
    try {
      writeFileSync(out, pdf);
    } catch (error) {
      throw wrongUse(w.unwritable, { file: out, why: (error as Error).message });
    }
    terminal.print(say(w.written, { file: out, pages: pages.length, kinds: chosen.map((printable) => KIND_NAMES[printable.kind][lang]) }));
    return EXIT.ok;
  },
};

import { writeFileSync } from 'node:fs';
import type { Words } from '@pocket-stadium/kernel';
import { KIND_NAMES, KINDS, type Kind, loadPrintables, type Printable } from '@pocket-stadium/print';
import { EXIT, wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { W } from '../words.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = {
  summary: { fr: 'feuilles, plateaux et pions à imprimer, en PDF', en: 'sheets, boards and pieces to print, as a PDF' },
  kind: { fr: 'ce qu’il faut imprimer : {kinds} (par défaut : tout)', en: 'what to print: {kinds} (default: everything)' },
  out: { fr: 'le fichier PDF à écrire (par défaut : JEU.pdf)', en: 'the PDF file to write (default: GAME.pdf)' },
  none: { fr: '{game} n’a pas cela à imprimer. Il y a : {known}.', en: '{game} has no such thing to print. There is: {known}.' },
  unwritable: { fr: 'Impossible d’écrire {file} : {why}.', en: 'Cannot write {file}: {why}.' },
  written: {
    fr: '{file} : {pages, plural, =0 {aucune page} =1 {une page} other {# pages}} A4 ({kinds}).',
    en: '{file}: {pages, plural, =0 {no page} =1 {one A4 page} other {# A4 pages}} ({kinds}).',
  },
} as const satisfies Record<string, Words>;

export const print: StadiumCommand = {
  name: 'print',
  summary: WORDS.summary,
  define(command, say) {
    command
      .argument('<game>', say(W.gameArgument))
      .option('--kind <kind>', say(WORDS.kind, { kinds: [...KINDS] }))
      .option('--out <file>', say(WORDS.out));
  },
  async run({ lang, terminal, say }, command) {
    const game = gameNamed(command.args[0] ?? '');
    const { kind, out = `${game.about.id}.pdf` } = command.opts<{ kind?: Kind; out?: string }>();
    const all = await loadPrintables(game);
    const chosen: readonly Printable[] = all.filter((printable) => kind === undefined || printable.kind === kind);
    if (chosen.length === 0) throw wrongUse(WORDS.none, { game: game.about.names, known: all.map((printable) => printable.kind) });
    const pages = chosen.flatMap((printable) => printable.pages(lang));
    const { pdfOf } = await import('@pocket-stadium/print/pdf');
    const pdf = await pdfOf(game.about.names[lang], pages);
    try {
      writeFileSync(out, pdf);
    } catch (error) {
      throw wrongUse(WORDS.unwritable, { file: out, why: (error as Error).message });
    }
    terminal.print(
      say(WORDS.written, { file: out, pages: pages.length, kinds: chosen.map((printable) => KIND_NAMES[printable.kind][lang]) }),
    );
    return EXIT.ok;
  },
};

import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, type Match, type Play, parseRecord, type Refused, sameInAll, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/commands.ts';
import { failedCheck, wrongUse } from './failure.ts';
import { FILE_ERRORS } from './words.ts';

/** The text of a file, or a failure that says why it cannot be read. `-` is standard input. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw wrongUse(w.cannot_read, { file, why: whyNot(error) });
  }
}

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Replaces a file whole: a reader finds the old content or the new one. */
export function writeText(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    throw wrongUse(w.cannot_write, { file, why: whyNot(error) });
  }
}

/** Makes a file that is not there yet. Of several who try at once one succeeds; the others hear false. */
export function makeOnce(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw wrongUse(w.cannot_write, { file, why: whyNot(error) });
  }
}

/** Begins a file that only its owner may read. */
export function beginPrivate(file: string): void {
  try {
    writeFileSync(file, '', { mode: 0o600 });
  } catch (error) {
    throw wrongUse(w.cannot_write, { file, why: whyNot(error) });
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw wrongUse(w.cannot_write, { file: folder, why: whyNot(error) });
  }
}

/** A record, folded; a failed check where the file is none. */
export function readMatch(file: string): Play {
  return readWritten(file).play;
}

/** A record as it was written, and folded; a failed check where the file is none. */
export function readWritten(file: string): { readonly written: Match; readonly play: Play } {
  const written = parseRecord(readText(file));
  const folded = written.ok ? foldMatch(GAMES, written.value) : written;
  if (written.ok && folded.ok) return { written: written.value, play: folded.value };
  throw failedCheck(w.check_wrong, { file, why: (folded as Refused).problem.message });
}

function whyNot(error: unknown): Words {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return FILE_ERRORS[code] ?? sameInAll(message);
}

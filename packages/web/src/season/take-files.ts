import { type Result, refuse } from '@pocket-stadium/kernel';
import { type SeasonState, type TakenIn, type TextFile, takeIn } from '@pocket-stadium/season';
import * as w from '../../words/season.ts';
import { isZip, unzip } from './unzip.ts';

/** What files bring to a season: whatever an export gave, as it was saved or unpacked. */
export async function takeFiles(state: SeasonState, files: readonly File[]): Promise<Result<TakenIn>> {
  const texts: TextFile[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const inside = isZip(bytes) ? await unzip(bytes) : [{ name: file.name, bytes }];
    if (!inside) return refuse('bad-archive', w.bad_archive, { file: file.name });
    texts.push(...inside.map(({ name, bytes }) => ({ name, text: textOf(bytes) })));
  }
  return takeIn(state, texts);
}

/** UTF-8, or what spreadsheets on Windows write. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

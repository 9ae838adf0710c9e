import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/file.ts';
import type { EventBody, SeasonLog } from './events.ts';
import { isResults, resultsFromCsv } from './export.ts';
import type { TextFile } from './retrosheet.ts';
import { isOpenData, resultsFromRetrosheet } from './retrosheet-read.ts';
import { readSeason } from './season-file.ts';
import type { SeasonState } from './state.ts';

/** What files bring to a season: events of another copy of it, or results to be added. */
export type TakenIn = { readonly copy: SeasonLog } | { readonly results: readonly EventBody[] };

/** Takes in what an export gave: the season itself, its tables, or its event files. */
export function takeIn(state: SeasonState, files: readonly TextFile[]): Result<TakenIn> {
  const whole = files.find(({ text }) => text.trimStart().startsWith('{'));
  if (whole) {
    const read = readSeason(whole.text);
    if (!read.ok) return read;
    return read.value.id === state.id ? accept({ copy: read.value }) : refuse('other-season', w.other_season);
  }
  const table = files.find(({ text }) => isResults(text)) ?? files.find(({ name }) => /\.csv$/i.test(name));
  const results =
    table && !files.some(({ name }) => isOpenData(name)) ? resultsFromCsv(state, table.text) : resultsFromRetrosheet(state, files);
  return results.ok ? accept({ results: results.value }) : results;
}

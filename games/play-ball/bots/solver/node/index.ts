import type { Workshop } from '@pocket-stadium/bots/kit';
import { chartOf } from '../../solutions.ts';
import { makeFormations } from '../formations.ts';
import { countPositions } from '../index.ts';
import { makeField } from '../rules.ts';
import { solveToFile } from './solve-file.ts';

const MB = 1_000_000;

export const workshop: Workshop = {
  async solve({ field }, { threads, memory, folder, report }) {
    const chart = chartOf(field);
    const positions = countPositions(makeFormations(makeField(chart)).endSpots);
    const { file } = await solveToFile(chart, {
      ...{ threads, spare: memory * MB, layers: folder },
      report: ({ known }) => report(known / positions),
    });
    return file;
  },
};

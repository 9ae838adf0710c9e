import { Blocks, contextsFor } from './blocks.ts';
import type { Formations } from './formations.ts';
import { HOLDERS } from './holders.ts';
import { BitCounter, makeModel, parseModel } from './model.ts';
import { type BitCoder, BitWriter } from './range-coder.ts';
import type { FieldChart } from './rules.ts';
import { makeBody, makeHead } from './solution-file.ts';
import type { Counts } from './solve.ts';

/** Levels of distances that come up: lost in 0, 2, 4… turns. */
export function levelsOf({ byTurnsToGoal }: Counts): number {
  const last = byTurnsToGoal.findLastIndex((count, turns) => turns % 2 === 0 && count > 0);
  return last < 0 ? 1 : last / 2 + 1;
}

/** The file of a solved field, made in two passes: the first counts what comes up, the second writes it. */
export async function encodeSolution(
  chart: FieldChart,
  formations: Formations,
  values: Uint8Array,
  counts: Counts,
  sha256: (bytes: Uint8Array) => Promise<string> | string,
): Promise<Uint8Array> {
  const levels = levelsOf(counts);
  const contexts = contextsFor(levels);
  const blocks = new Blocks(formations, levels);
  const row = formations.ends * HOLDERS;
  // A copy is coded: coding fills values in, and others may be reading these.
  const current = new Uint8Array(row);
  const code = (mine: number, coder: BitCoder) => {
    current.set(values.subarray(mine * row, (mine + 1) * row));
    blocks.code(mine, current, coder);
  };
  const written = Array.from({ length: formations.ends }, (_, mine) => mine).filter((mine) => !blocks.isImage(mine));
  const counter = new BitCounter(contexts);
  for (const mine of written) code(mine, counter);
  const model = makeModel(counter.zeros, counter.ones);
  const zero = parseModel(model, contexts);
  if (!zero) throw new Error('the model cannot be read back');
  const body = makeBody(
    model,
    written.map((mine) => {
      const writer = new BitWriter(zero);
      code(mine, writer);
      return writer.finish();
    }),
  );
  const head = makeHead(chart, { levels, counts, blocks: written.length, modelBytes: model.length, sha256: await sha256(body) });
  const file = new Uint8Array(head.length + body.length);
  file.set(head);
  file.set(body, head.length);
  return file;
}

import { stringHash } from '@pocket-stadium/dice';
import { type Api, newKey, type TableView } from '@pocket-stadium/protocol';
import { guest, tableFor } from './harness.ts';

const opening = (seat: number) => ({ nonce: `${seat}`.padStart(64, '0'), string: `wind ${seat}` });
export const hashFor = (promise: string, seat: number) => stringHash(promise, seat, opening(seat));
export const give = (api: Api, { id, fair }: TableView, seat: number, more: object = {}) => {
  const promise = fair?.promise ?? '';
  return api.do(id, { do: 'hash', key: newKey(), seat, promise, hash: hashFor(promise, seat), ...more });
};
export const show = (api: Api, { id, fair }: TableView, seat: number, more: object = {}) =>
  api.do(id, { do: 'reveal', key: newKey(), seat, promise: fair?.promise ?? '', ...opening(seat), ...more });
export const startAnew = (api: Api, { id, fair }: TableView, seat: number, open?: number) =>
  api.do(id, { do: 'anew', key: newKey(), seat, promise: fair?.promise ?? '', ...(open === undefined ? {} : { open }) });

/** Two programs at a table of two, who do everything by hand. */
export async function two(base: string) {
  const [ana, bo] = await Promise.all([guest(base, 'Ana'), guest(base, 'Bo')]);
  const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1 } }));
  await bo.sit(table.id);
  return { ana, bo, table };
}

import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Match, newHeader } from '@pocket-stadium/kernel';
import { Api, newKey } from '../../packages/protocol/src/index.ts';
import { MOST_BACKS } from '../../packages/server/src/studio/inspector.ts';

export { createTables } from '../server/seats-ours.ts';

/** A record whose typed faces were corrected as often as a record may say. */
function corrected(): Match {
  const [game] = [...GAMES.values()].filter(({ about }) => about.decidedBy === 'luck');
  const header = game && newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { first: 0 }, dice: { kind: 'hand' } });
  if (!header?.ok) throw new Error('no game of luck');
  const roll: Entry = { type: 'roll', seat: 0, faces: [1], from: 'hand' };
  const entries: Entry[] = [roll];
  for (let i = 0; i < MOST_BACKS; i++) entries.push({ type: 'back', to: 0 }, roll);
  return { header: header.value, entries };
}

async function bring(base: string): Promise<{ api: Api; id: string }> {
  const { token } = await new Api({ base }).newGuest({ name: 'Bench' });
  const api = new Api({ base, token });
  const record = { format: 1, ...corrected() };
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
  const { table } = await api.newTable({ key: newKey(), game: record.header.game, seats, dice: 'hand', public: false, record });
  return { api, id: table.id };
}

/** What one visitor can ask of a server. Each function answers the work that is measured. */
export const ATTACKS: Readonly<Record<string, (base: string) => Promise<() => Promise<unknown>>>> = {
  nothing: async () => () => new Promise((resolve) => setTimeout(resolve, 500)),
  'a brought record with 1,000 take-backs': async (base) => () => bring(base),
  'a visitor’s GET of its table, out of memory': async (base) => {
    const { api, id } = await bring(base);
    return () => api.table(id);
  },
  '55 reviews at once': async (base) => {
    const body = JSON.stringify({ format: 1, ...corrected() });
    const headers = { 'content-type': 'application/json' };
    return () => Promise.all(Array.from({ length: 55 }, () => fetch(`${base}/api/v1/reviews`, { method: 'POST', headers, body })));
  },
};

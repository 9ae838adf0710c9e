import { verifyRecord } from '@pocket-stadium/dice';
import { checkRecord, makeRecordText } from '@pocket-stadium/kernel';
import { Api } from '@pocket-stadium/protocol';
import { describe, expect, it } from 'vitest';
import { badWire } from './bad-wire.ts';
import { clientOf, guest, over, playByItself, recordText, tableFor, testServer, until } from './harness.ts';

const MATCHES = process.env.SOAK ? 100 : 10;
const AT_ONCE = 5;
const GAMES_PLAYED = [
  ['one-die-baseball', { innings: 2 }],
  ['dice-and-run', { innings: 1, mode: 'advanced' }],
  ['pocket-rugby', {}],
] as const;

describe('two clients on bad connections', () => {
  it(`finish ${MATCHES} matches with equal records through cuts, stalls, delays and late bytes`, async () => {
    const server = await testServer();
    const counts = { cuts: 0, stalls: 0, late: 0 };
    const direct = new Api({ base: server.url });

    const playOne = async (number: number) => {
      const [game, options] = GAMES_PLAYED[number % GAMES_PLAYED.length] as (typeof GAMES_PLAYED)[number];
      const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
      const { table } = await ana.newTable(tableFor(game, { options }));
      await bo.sit(table.id);
      const wires = [await badWire(server.port), await badWire(server.port)];
      const clients = [ana, bo].map((api, i) => {
        const own = new Api({ ...api.options, base: wires[i]?.url ?? '' });
        return clientOf(own, table.id, { heartbeat: 500, backoff: { first: 10, most: 100 } });
      });
      for (const client of clients) playByItself(client);
      const ends = await Promise.all(clients.map((client) => until(client, over)));
      for (const client of clients) client.close();
      for (const wire of wires) {
        for (const trouble of ['cuts', 'stalls', 'late'] as const) counts[trouble] += wire.counts[trouble];
        wire.close();
      }
      const record = checkRecord(await direct.record(table.match));
      if (!record.ok) throw new Error(record.problem.message.en);
      expect(ends.map(recordText)).toEqual([makeRecordText(record.value), makeRecordText(record.value)]);
      expect(verifyRecord(record.value).problems).toEqual([]);
    };

    let next = 0;
    const worker = async () => {
      while (next < MATCHES) await playOne(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(2);
    await server.stop();
  });
});

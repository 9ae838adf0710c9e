import { Api, newKey } from '@pocket-stadium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { exportAll, importAll } from '../../src/index.ts';
import { clientOf, guest, over, pair, playByItself, playing, tableFor, temporaryFolder, testServer, until } from '../harness.ts';
import { startPostgres } from '../services/postgres.ts';
import { startNodes } from './several.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function lines(place: string): Promise<string[]> {
  const out: string[] = [];
  await exportAll(place, (line) => void out.push(line));
  return out;
}

describe.skipIf(!postgres)('a stadium that moves from its folder to PostgreSQL', () => {
  it('is the same house: records, running matches with their dice, tokens; and moves back the same way', async () => {
    const before = await testServer();
    const { first, second, table, close } = await pair(before.url, 'one-die-baseball', { options: { innings: 1 } });
    for (const client of [first, second]) playByItself(client);
    await until(first, over);
    close();
    const zoe = await guest(before.url, 'Zoé');
    const running = (await zoe.newTable(tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'me' }], options: { first: 0 } })))
      .table;
    const client = clientOf(zoe, running.id);
    await until(client, playing);
    await client.do({ do: 'roll', seat: 0 });
    client.close();

    const database = (await postgres?.newDatabase()) ?? '';
    const written = await lines(before.folder);
    expect(await importAll(database, written)).toMatchObject({ ok: true, value: { known: 0 } });
    expect(await lines(database)).toEqual(written);
    expect(await importAll(database, written)).toMatchObject({ ok: true, value: { added: 0 } });
    const back = temporaryFolder();
    expect(await importAll(back.path, await lines(database))).toMatchObject({ ok: true, value: { known: 0 } });
    expect(await lines(back.path)).toEqual(written);
    back.remove();

    const [node] = await startNodes(1, database, null);
    const text = async (base: string) => (await fetch(`${base}/api/v1/matches/${table.match}.txt`)).text();
    expect(await text(node?.url ?? '')).toBe(await text(before.url));
    const there = new Api({ ...zoe.options, base: node?.url ?? '' });
    const { next, you } = await there.table(running.id);
    expect(you).toEqual([0, 1]);
    const seat = next?.kind === 'roll' ? next.seat : 0;
    const here = await zoe.do(running.id, { do: 'roll', key: newKey(), seat, n: 2 });
    // The same seed gives the same dice.
    expect(await there.do(running.id, { do: 'roll', key: newKey(), seat, n: 2 })).toEqual(here);
    await node?.close();
    await before.stop();
  });
});

import { verifyRecord } from '@pocket-stadium/dice';
import { checkRecord } from '@pocket-stadium/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, guest, over, playByItself, recordText, type TestServer, tableFor, testServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('a table', () => {
  it('is created, joined by its link, played to the end, and its record checks out', async () => {
    const ana = await guest(server.url, 'Ana');
    const bo = await guest(server.url, 'Bo');
    const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1 } }));
    expect(table).toMatchObject({ status: 'gathering', you: [0], commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await bo.sit(table.id);
    const clients = [ana, bo].map((api) => clientOf(api, table.id));
    for (const client of clients) playByItself(client);
    const [first, second] = await Promise.all(clients.map((client) => until(client, over)));
    for (const client of clients) client.close();
    expect(recordText(first as never)).toBe(recordText(second as never));
    const record = checkRecord(await ana.record(table.match));
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, problems: [] });
    expect(record.ok && record.value.header.dice).toMatchObject({ commitment: table.commitment });
  });
});

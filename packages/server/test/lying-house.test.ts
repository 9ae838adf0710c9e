import { type Api, type FeedMessage, type OpenLink, receiptsInMemory, type TableState } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  giveStrings,
  guest,
  playByItself,
  type TestServer,
  tableFor,
  tableWithBot,
  testServer,
  until,
  webSocket,
} from './harness.ts';
import { LIES, Liar, type Lie, other, tableWish, transcript } from './lies.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ anewAfter: 0 });
});
afterAll(() => server.stop());

/** A connection on which a house lies. */
function lying(lie: Lie, always = false): { readonly link: OpenLink; readonly seen: Liar['seen'] } {
  const liar = new Liar(lie, always);
  const link: OpenLink = (api, table, events) =>
    webSocket(api, table, {
      ...events,
      message(message) {
        const said = liar.say(message);
        if (said) events.message(said);
      },
    });
  return { link, seen: liar.seen };
}

const differences = ({ dice: notice }: TableState) => notice?.receipt.differences ?? [];

/** A device that promises and then does not reveal. */
async function silent(api: Api, table: string): Promise<void> {
  const client = clientOf(api, table, { receipts: { load: () => null, save: () => false, known: () => [] } });
  await until(client, ({ table: view }) => view?.seats[1]?.ready === true);
  client.close();
}

describe('a real client notices a house that lies about', () => {
  it.each(LIES)('$name', async ({ lie, always, code, anew, ...kind }) => {
    const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
    const { table } = await ana.newTable(tableFor('one-die-baseball', tableWish(kind)));
    await bo.sit(table.id);
    const { link, seen } = lying(lie, always);
    const receipts = receiptsInMemory();
    if (anew) await silent(bo, table.id);
    const client = clientOf(ana, table.id, { links: [link], receipts });
    // The device notices it with the message that lies.
    let atOnce: boolean | null = null;
    client.subscribe((state, message) => {
      if (seen.lied && message && atOnce === null) atOnce = differences(state).length > 0;
    });
    if (anew) {
      const waits = await until(client, ({ table: notice }) => notice?.fair?.revealed.includes(0) === true);
      await ana.do(table.id, { do: 'anew', key: 'anew-anew', seat: 0, promise: waits.table?.fair?.promise ?? '' });
    }
    const honest = clientOf(bo, table.id);
    for (const one of [client, honest]) playByItself(one);
    const noticed = await until(client, (state) => differences(state).length > 0);
    expect(differences(noticed).map((difference) => difference.code)).toContain(code);
    expect(noticed.dice?.checked.fair).toBe(false);
    // Another's hash, or a key, may be wrong from the first. The device notices when what opens it comes, a message
    // later. A roll that is left out shows with the next one.
    if (code !== 'second-transcript' && code !== 'key' && !always) expect(atOnce).toBe(true);
    // The difference is kept: a device that comes back still knows.
    client.close();
    const again = clientOf(ana, table.id, { receipts });
    await until(again, (state) => differences(state).length > 0);
    for (const one of [again, honest]) one.close();
  });

  it('the options in the transcript: the person is asked, and nothing is revealed', async () => {
    const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
    const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1 } }));
    await bo.sit(table.id);
    const receipts = receiptsInMemory();
    const lie = transcript(({ options }) => ({ options: { ...options, innings: 2 } }));
    const client = clientOf(ana, table.id, { links: [lying(lie).link], receipts });
    const honest = clientOf(bo, table.id);
    const asked = await until(client, ({ dice: told }) => told?.because === 'changed');
    expect(asked.dice?.changes).toMatchObject([{ field: 'options' }]);
    await until(honest, ({ table: told }) => told?.fair?.revealed.includes(1) === true);
    expect((await bo.table(table.id)).fair?.revealed).toEqual([1]);
    client.close();
    // The house tells the truth to a device that comes back. That is a second transcript.
    const again = clientOf(ana, table.id, { receipts });
    const noticed = await until(again, (state) => differences(state).length > 0);
    expect(differences(noticed)).toMatchObject([{ code: 'second-transcript' }]);
    expect((await bo.table(table.id)).fair?.revealed).toEqual([1]);
    for (const one of [again, honest]) one.close();
  });

  it('the options before the transcript: what the person was ready for stays, and they are asked', async () => {
    const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
    const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1 } }));
    const longer: Lie = (message) => {
      if (message.type !== 'table' || !message.table.seats[0]?.ready) return message;
      const { fair: notice, options } = message.table;
      const transcript = notice?.transcript ? { ...notice.transcript, options: { ...notice.transcript.options, innings: 9 } } : null;
      const fair = notice && { ...notice, transcript };
      return { ...message, table: { ...message.table, options: { ...options, innings: 9 }, fair } };
    };
    const client = clientOf(ana, table.id, { links: [lying(longer, true).link] });
    await until(client, ({ dice: told }) => told?.receipt.own[0]?.sent === true);
    await bo.sit(table.id);
    const honest = clientOf(bo, table.id);
    const asked = await until(client, ({ dice: told }) => told?.because === 'changed');
    expect(asked.dice?.changes).toMatchObject([{ field: 'options' }]);
    expect((await bo.table(table.id)).fair?.revealed).not.toContain(0);
    for (const one of [client, honest]) one.close();
  });

  /** A house that takes no hash from this device, and says that another one was first. */
  const takesNoHash: OpenLink = (api, table, events) => {
    const link = webSocket(api, table, events);
    return {
      ...link,
      close: () => link.close(),
      send(message) {
        if (message.type !== 'do' || message.command.do !== 'hash') return link.send(message);
        const { key } = message.command;
        queueMicrotask(() => events.message({ type: 'answer', key, ok: false, n: null, entry: null }));
      },
    };
  };

  it('whose text it is: a seat of one’s own without a hash', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableWithBot());
    const client = clientOf(ana, table.id, { links: [takesNoHash] });
    await until(client, ({ dice: told }) => told !== null);
    const promise = table.fair?.promise ?? '';
    await ana.do(table.id, { do: 'hash', key: 'declined', seat: 0, promise, hash: null });
    const noticed = await until(client, (state) => differences(state).length > 0);
    expect(differences(noticed)).toMatchObject([{ code: 'own-hash', seat: 0, came: '–' }]);
    client.close();
  });

  it('whose text it is: one that the house made up for this seat is not called this device’s', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableWithBot());
    const client = clientOf(ana, table.id, { links: [takesNoHash] });
    await until(client, ({ dice: told }) => told !== null);
    await giveStrings([{ api: ana, seat: 0 }], table);
    playByItself(client);
    const played = await until(client, ({ dice: told }) => (told?.checked.rolls ?? 0) > 0);
    expect(played.dice?.checked).toMatchObject({ fair: true, foreign: [0] });
    client.close();
  });

  it('the transcript, to another page of the same device: it speaks for one only', async () => {
    const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
    const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1 } }));
    const receipts = receiptsInMemory();
    const first = clientOf(ana, table.id, { receipts });
    await until(first, ({ dice: told }) => told?.receipt.own[0]?.sent === true);
    // The second page has its text from the first. Its messages wait until the first page has seen the transcript; the
    // ones before the transcript come late too, and take nothing away of what the first page keeps.
    let holding = false;
    const held: FeedMessage[] = [];
    const swapped = transcript(({ hashes }) => ({ hashes: hashes.with(1, other(hashes[1] ?? '')) }));
    let tell = (_: FeedMessage): void => {};
    const late: OpenLink = (api, id, events) => {
      tell = events.message;
      return lying(swapped).link(api, id, {
        ...events,
        message: (message) => {
          if (holding) held.push(message);
          else events.message(message);
        },
      });
    };
    const second = clientOf(ana, table.id, { receipts, links: [late] });
    await until(second, ({ table: told }) => told !== null);
    holding = true;
    await bo.sit(table.id);
    await vi.waitFor(() => expect(held.some(({ type }) => type === 'table')).toBe(true), { timeout: 120_000 });
    const promise = table.fair?.promise ?? '';
    await bo.do(table.id, { do: 'hash', key: 'of-bo-bo', seat: 1, promise, hash: 'b'.repeat(64) });
    await until(first, ({ dice: told }) => told?.receipt.transcript != null);
    const withTranscript = (message: FeedMessage) => message.type === 'table' && message.table.fair?.transcript != null;
    await vi.waitFor(() => expect(held.some(withTranscript)).toBe(true), { timeout: 120_000 });
    for (const message of held.slice(0, held.findIndex(withTranscript) + 1)) tell(message);
    expect(differences(second.state)).toMatchObject([{ code: 'second-transcript', field: 'hashes' }]);
    for (const one of [first, second]) one.close();
  });

  it('nothing: no client says anything', async () => {
    const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
    const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1 } }));
    await bo.sit(table.id);
    const clients = [ana, bo].map((api) => clientOf(api, table.id, { links: [lying((message) => message).link] }));
    for (const one of clients) playByItself(one);
    const ends = await Promise.all(clients.map((one) => until(one, ({ dice: notice }) => (notice?.receipt.seed ?? null) !== null)));
    for (const end of ends) expect(differences(end)).toEqual([]);
    for (const one of clients) one.close();
  });
});

import { checkRecord, makeRecordJson } from '@pocket-stadium/kernel';
import type { FeedMessage, TableView } from '@pocket-stadium/protocol';
import { Api, newKey } from '@pocket-stadium/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, playByItself, guest as program, tableFor, until } from '../packages/server/test/harness.ts';
import { type Case, LIES, Liar, type Lie, tableWish } from '../packages/server/test/lies.ts';
import { openOnline } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { guest } from './online.ts';
import type { Visitor } from './table.ts';

const { app, browser } = await openOnline({ anewAfter: 0 });
const base = app.url.replace(/\/$/, '');

/** One browser for all lies: each is told at a table of its own. */
let ana: Visitor;
let page: Page;
/** The house that speaks to the pages opened from now on. */
let liar: Liar;
/** Whether the house takes hashes from the browser. */
let takesHashes = true;
beforeEach(() => {
  takesHashes = true;
});
/** The other side's play, in this process. */
let bo: Api;

beforeAll(async () => {
  ana = await guest(browser, app, { autoRoll: true });
  page = ana.page;
  bo = await program(base, 'Bo');
  await page.routeWebSocket(/\/ws$/, (socket) => {
    // Each connection keeps the house it began with.
    const house = liar;
    const server = socket.connectToServer();
    const tell = (message: FeedMessage) => socket.send(JSON.stringify(message));
    socket.onMessage((data) => {
      const { type, command } = JSON.parse(String(data));
      if (takesHashes || type !== 'do' || command.do !== 'hash') server.send(data);
      else tell({ type: 'answer', key: command.key, ok: false, n: null, entry: null });
    });
    server.onMessage((data) => {
      const said = house.say(JSON.parse(String(data)));
      if (said) tell(said);
    });
  });
});
afterAll(() => ana.context.close());

const noticed = () => page.locator('[data-difference]').first();

const honest: Lie = (message) => message;

interface Telling extends Pick<Case, 'brought' | 'goesOn'> {
  readonly lie?: Lie;
  readonly always?: boolean;
  /** Whether the house lies to those who have not sat down yet. */
  readonly atOnce?: boolean;
  /** What happens before the browser comes. */
  readonly ready?: ((table: string) => Promise<void>) | undefined;
}

/**
 * A table at which the browser takes the first seat and gives its hash. Then it comes anew, and hears what the house
 * says: sitting down opens a new connection, and a lie on the one that is left would reach nobody.
 */
async function sitDown({ lie = honest, always, atOnce, ready, ...kind }: Telling) {
  const seats = [{ kind: 'open' }, { kind: 'me' }] as const;
  const { table } = await bo.newTable(tableFor('one-die-baseball', { ...tableWish(kind), seats: [...seats] }));
  await ready?.(table.id);
  liar = new Liar(atOnce ? lie : honest, always);
  await page.goto(`${app.url}t/${table.id}`);
  if (atOnce) return table;
  await page.getByRole('button', { name: /^S’asseoir/ }).click();
  await seen(table.id, ({ seats: [first] }) => first?.kind === 'person' && (first.ready || !takesHashes));
  if (lie === honest) return table;
  await page.locator('[data-connection="live"][data-pending="0"]').waitFor();
  liar = new Liar(lie, always);
  await page.reload();
  return table;
}

/** What a visitor at the table sees, once it is as wished. */
async function seen(table: string, wished: (view: TableView) => boolean): Promise<TableView> {
  const client = clientOf(new Api({ base }), table);
  const { table: view } = await until(client, (state) => state.table !== null && wished(state.table));
  client.close();
  return view as TableView;
}

/** The table starts anew: a device promised a text and does not show it. */
async function startAnew(table: string): Promise<void> {
  const { fair } = await seen(table, (view) => view.fair?.revealed.includes(0) === true);
  await bo.do(table, { do: 'anew', key: newKey(), seat: 1, promise: fair?.promise ?? '' });
}

async function silent(table: string): Promise<void> {
  const client = clientOf(bo, table, { receipts: { load: () => null, save: () => false, known: () => [] } });
  await until(client, ({ table: view }) => view?.seats[1]?.ready === true);
  client.close();
}

/** The lies that are told to a page. Other ways to tell the same lies are told to the client alone. */
const TOLD = [
  'the promise',
  'the id',
  'the end of the chain',
  'a first promise that makes no sense',
  'dice that were never promised',
  'own string',
  'another’s string',
  'own hash',
  'another’s hash',
  'the transcript after it was published, with an accomplice',
  'the order of seats',
  'options at the start',
  'what was brought along',
  'the count of new starts',
  'a link',
  'faces',
  'a roll’s number: one is left out',
  'the seed',
  'the seed, which it keeps to itself',
  'the record afterwards: a string',
];

/** Those about what the house says first. */
const AT_ONCE = ['a first promise that makes no sense', 'dice that were never promised'];

describe('a browser notices a house that lies about', () => {
  it('all of it is told', () => expect(TOLD.filter((name) => !LIES.some((lie) => lie.name === name))).toEqual([]));

  it.each(LIES.filter(({ name }) => TOLD.includes(name)))('$name', async ({ code, anew, ...lie }) => {
    const table = await sitDown({ ...lie, atOnce: AT_ONCE.includes(lie.name), ready: anew && silent });
    if (anew) await startAnew(table.id);
    const other = clientOf(bo, table.id);
    playByItself(other);
    await page.locator(`[data-difference="${code}"]`).first().waitFor();
    other.close();
  });

  it('your text: a house that takes no hash from you and makes one up is not told to be checked', async () => {
    takesHashes = false;
    const table = await sitDown({});
    const other = clientOf(bo, table.id);
    playByItself(other);
    // The house speaks in the browser's name: it knows every token.
    await page.evaluate(
      async ({ url, promise }) => {
        const bytes = (text: string) => new TextEncoder().encode(text);
        const [nonce, string] = ['0'.repeat(64), 'made up'];
        const text = ['pocket-stadium/2 string', promise, '0', nonce, string].map((one) => `${one.length}:${one},`).join('');
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text)));
        const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        const send = (command: object) =>
          fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(command) });
        await send({ do: 'hash', key: 'made-up-1', seat: 0, promise, hash });
        for (let tries = 0; tries < 600; tries++) {
          const answer = await send({ do: 'reveal', key: `made-up-${2 + tries}`, seat: 0, promise, nonce, string });
          if (answer.ok) return;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      },
      { url: `${base}/api/v1/tables/${table.id}/do`, promise: table.fair?.promise ?? '' },
    );
    await page.locator('[data-dice="foreign"]').first().click();
    await page.getByText('Le texte de votre place n’est pas venu de cet appareil.').waitFor();
    expect(await page.locator('[data-dice="checked"]').count()).toBe(0);
    await expectAccessible(page);
    other.close();
  });

  it('the record, published afterwards: it is compared with the receipt', async () => {
    const table = await sitDown({});
    const other = clientOf(bo, table.id);
    playByItself(other);
    await until(other, ({ table: view }) => view?.status === 'over');
    other.close();
    await page.locator('.winner').waitFor();
    const record = checkRecord(await bo.record(table.match));
    if (!record.ok) throw new Error(record.problem.message.en);
    // The forged record is sound in itself: a record alone does not show how often the table started anew.
    const { header } = record.value;
    const forged = { ...record.value, header: { ...header, dice: { ...header.dice, starts: 3 } } } as typeof record.value;
    await page.route('**/api/v1/matches/*.json', (route) => route.fulfill({ json: JSON.parse(makeRecordJson(forged)) }));
    await page.goto(`${app.url}check/${table.match}`);
    await page.locator('[data-receipt="differs"] [data-difference="record-header"]').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/v1/matches/*.json');
    await page.reload();
    await page.locator('[data-receipt="agrees"]').waitFor();
  });

  it('how often it started anew: this device has counted too', async () => {
    const table = await sitDown({ ready: silent });
    await startAnew(table.id);
    await page.locator('[data-connection="live"][data-pending="0"]').waitFor();
    await page.goto(`${app.url}lobby/tables`);
    const counts = page.locator('details', { hasText: 'Combien de matchs se sont joués ici' });
    await counts.locator('summary').click();
    await counts.getByText('Commencés').first().waitFor();
    await counts.getByText(/^Cet appareil a montré/).waitFor();
    expect(await counts.getByRole('alert').count()).toBe(0);
    await page.route('**/api/v1/counts', (route) => route.fulfill({ json: [] }));
    await page.goto(`${app.url}check/dice`);
    await counts.locator('summary').click();
    await counts.getByRole('alert').waitFor();
    await page.unroute('**/api/v1/counts');
  });

  it('anything: the alarm stays, and can be shown to others', async () => {
    const { lie } = LIES.find(({ name }) => name === 'faces') as Case;
    const table = await sitDown({ lie });
    const other = clientOf(bo, table.id);
    playByItself(other);
    await noticed().waitFor();
    await expectAccessible(page);
    await page.reload();
    await noticed().waitFor();
    await page.locator('[data-difference] summary').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Enregistrer le reçu/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^dice-receipt-[0-9a-f]{8}\.json$/);
    other.close();
  });
});

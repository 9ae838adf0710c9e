import { type NewTable, newKey, type TableClient } from '@pocket-stadium/protocol';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { guest as apiGuest, clientOf } from '../packages/server/test/harness.ts';
import { guest } from './online.ts';
import type { OnlineApp } from './online-app.ts';
import type { Visitor } from './table.ts';

/** Somebody with a browser and a name. */
export async function namedVisitor(
  browser: Browser,
  app: OnlineApp,
  name: string,
  options: BrowserContextOptions & { autoRoll?: boolean } = {},
): Promise<Visitor> {
  const someone = await guest(browser, app, options);
  await someone.page.evaluate((value) => localStorage.setItem('pocket-stadium:nickname', value), name);
  await someone.context.request.post(`${app.url}api/v1/guests`, { data: { name } });
  return someone;
}

/** A table that the visitor opens by the server's API, with what no form offers: a short clock. Answers its link. */
export async function newTable({ context }: Visitor, app: OnlineApp, game: string, more: Partial<NewTable> = {}): Promise<string> {
  const wish: NewTable = { key: newKey(), game, seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'fair', public: false, ...more };
  const answer = await context.request.post(`${app.url}api/v1/tables`, { data: wish });
  const { table } = (await answer.json()) as { table: { id: string } };
  return `${app.url}t/${table.id}`;
}

/** Somebody who sits down at a table as a program. */
export async function program(app: OnlineApp, name: string, link: string): Promise<TableClient> {
  const api = await apiGuest(app.url.replace(/\/$/, ''), name);
  const id = link.split('/').at(-1) ?? '';
  await api.sit(id);
  return clientOf(api, id);
}

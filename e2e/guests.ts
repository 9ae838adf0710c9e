import { type NewTable, newKey, type TableClient } from '@pocket-stadium/protocol';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { guest as apiGuest, clientOf } from '../packages/server/test/harness.ts';
import type { House } from './house.ts';
import { guest } from './online.ts';
import type { Visit } from './table.ts';

/** Somebody with a browser and a name. */
export async function visitor(
  browser: Browser,
  house: House,
  name: string,
  options: BrowserContextOptions & { autoRoll?: boolean } = {},
): Promise<Visit> {
  const someone = await guest(browser, house, options);
  await someone.page.evaluate((value) => localStorage.setItem('pocket-stadium:nickname', value), name);
  await someone.context.request.post(`${house.url}api/v1/guests`, { data: { name } });
  return someone;
}

/** A table that the visitor opens by the server's interface, with what no form offers: a short clock. Answers its link. */
export async function newTable({ context }: Visit, house: House, game: string, more: Partial<NewTable> = {}): Promise<string> {
  const wish: NewTable = { key: newKey(), game, seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'fair', public: false, ...more };
  const answer = await context.request.post(`${house.url}api/v1/tables`, { data: wish });
  const { table } = (await answer.json()) as { table: { id: string } };
  return `${house.url}t/${table.id}`;
}

/** Somebody who sits down at a table as a program. */
export async function program(house: House, name: string, link: string): Promise<TableClient> {
  const api = await apiGuest(house.url.replace(/\/$/, ''), name);
  const id = link.split('/').at(-1) ?? '';
  await api.sit(id);
  return clientOf(api, id);
}

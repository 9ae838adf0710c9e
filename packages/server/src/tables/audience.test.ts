import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { DEFAULTS } from '../config.ts';
import { Signer } from '../ids.ts';
import { Audience, type Listener, type Viewed } from './audience.ts';
import { Crowd } from './crowd.ts';
import type { Holder, SeatData, TableData } from './table.ts';

const person = (guest: string): Holder => ({ kind: 'person', guest, name: guest, program: false, standIn: null, left: false });
const seat = (chair: number, guest: string): SeatData => ({ chair, links: 0, holder: person(guest), string: null, rematch: false });
const listener = (guest: string): Listener => ({
  identity: { guest, secrets: [] },
  address: '',
  turns: false,
  second: true,
  lag: 0,
  send() {},
  close() {},
});

it('knows the seats of whoever is gone: what they asked may still wait for its turn', () => {
  const table = { id: 'a', rev: 1, seats: [seat(0, 'ana'), seat(1, 'bo')] } as unknown as TableData;
  const viewed = { table, match: null, view: () => ({}) } as unknown as Viewed;
  const audience = new Audience(viewed, new Signer(randomBytes(32)), () => 0, new Crowd(1), DEFAULTS.limits);
  const bo = listener('bo');
  audience.add(bo, {});
  expect(audience.seatsOf(bo)).toEqual([1]);
  audience.remove(bo);
  expect(audience.seatsOf(bo)).toEqual([1]);
  expect(audience.isHere(1)).toBe(false);
  expect(audience.seatsOf(listener('somebody'))).toEqual([]);
});

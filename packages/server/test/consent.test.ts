import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, entries, eventually, guest, over, pair, playing, type TestServer, tableFor, testServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ absentAfter: 0.2 });
});
afterAll(() => server.stop());

/** A Play Ball table with both seats live: no dice, and draws are possible. */
async function field() {
  const table = await pair(server.url, 'play-ball');
  await Promise.all([until(table.first, playing), until(table.second, playing)]);
  return table;
}

const refused = (code: string) => ({ ok: false, problem: expect.objectContaining({ code }) });

describe('a draw', () => {
  it('is offered, shown, and made when the other agrees', async () => {
    const { first, second, close } = await field();
    expect(await first.do({ do: 'draw', seat: 0 })).toMatchObject({ ok: true, n: null });
    await until(second, ({ table }) => table?.offer?.kind === 'draw' && table.offer.seat === 0);
    expect(await second.do({ do: 'draw', seat: 1 })).toMatchObject({ ok: true, n: 1, entry: { type: 'draw' } });
    expect((await until(first, over)).play?.outcome).toMatchObject({ draw: true, by: 'agreement' });
    close();
  });

  it('lapses with the next move, and can be declined', async () => {
    const { first, second, close } = await field();
    await first.do({ do: 'draw', seat: 0 });
    await until(second, ({ table }) => table?.offer !== null);
    await second.do({ do: 'decline', seat: 1 });
    await until(first, ({ table }) => table?.offer === null);
    await first.do({ do: 'draw', seat: 0 });
    const move = first.state.play?.game.moves(first.state.play.state)[0] ?? '';
    await first.do({ do: 'move', seat: 0, move });
    await until(second, (state) => entries(state) === 1);
    // The offer was for entry 1, so agreeing now makes a new offer.
    expect(await second.do({ do: 'draw', seat: 1 })).toMatchObject({ ok: true, n: null });
    close();
  });

  it('is not made in games without draws, nor with bots', async () => {
    const { first, close } = await pair(server.url, 'one-die-baseball');
    await until(first, playing);
    expect(await first.do({ do: 'draw', seat: 0 })).toMatchObject(refused('no-draws'));
    close();
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableFor('play-ball', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }] }));
    const client = clientOf(ana, table.id);
    await until(client, playing);
    expect(await client.do({ do: 'draw', seat: 0 })).toMatchObject(refused('bots-play-on'));
    client.close();
  });
});

describe('taking back', () => {
  it('needs the consent of the other seat and goes no further than one’s own moves', async () => {
    const { first, second, close } = await field();
    const move = first.state.play?.game.moves(first.state.play.state)[0] ?? '';
    await first.do({ do: 'move', seat: 0, move });
    await until(second, (state) => entries(state) === 1);
    expect(await second.do({ do: 'back', seat: 1, to: 0 })).toMatchObject(refused('back-too-far'));
    expect(await first.do({ do: 'back', seat: 0, to: 0 })).toMatchObject({ ok: true, n: null });
    const asked = await until(second, ({ table }) => table?.offer?.kind === 'back');
    expect(asked.table?.offer).toMatchObject({ seat: 0, to: 0, agreed: [0] });
    expect(await second.do({ do: 'back', seat: 1, to: 0 })).toMatchObject({ ok: true, n: 2, entry: { type: 'back', to: 0 } });
    const state = await until(first, (seen) => entries(seen) === 2);
    expect(state.play?.next).toMatchObject({ kind: 'choice', seat: 0 });
    close();
  });

  it('is at once where only bots would have to agree', async () => {
    const own = await testServer({ botDelay: 60_000 });
    const me = await guest(own.url, 'Ana');
    const { table } = await me.newTable(tableFor('play-ball', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }] }));
    const client = clientOf(me, table.id);
    await until(client, playing);
    const move = client.state.play?.game.moves(client.state.play.state)[0] ?? '';
    await client.do({ do: 'move', seat: 0, move });
    await until(client, (state) => entries(state) === 1);
    expect(await client.do({ do: 'back', seat: 0, to: 0 })).toMatchObject({ ok: true, n: 2 });
    client.close();
    await own.stop();
  });

  it('corrects faces entered by hand together with what a bot answered, and never what a person did', async () => {
    const me = await guest(server.url, 'Ana');
    const { table } = await me.newTable(
      tableFor('pocket-rugby', { dice: 'hand', options: { first: 1 }, seats: [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }] }),
    );
    const client = clientOf(me, table.id);
    await until(client, playing);
    await client.do({ do: 'roll', seat: 0, faces: [3, 4] });
    await until(client, (state) => entries(state) === 2);
    expect(await client.do({ do: 'back', seat: 0, to: 0 })).toMatchObject({ ok: true, n: 3, entry: { type: 'back', to: 0 } });
    await until(client, (state) => entries(state) === 3);
    await client.do({ do: 'roll', seat: 0, faces: [4, 3] });
    expect((await until(client, (state) => entries(state) === 5)).play?.entries.at(-1)).toMatchObject({ type: 'move', seat: 1 });
    client.close();

    const { first, second, close } = await pair(server.url, 'pocket-rugby', { dice: 'hand', options: { first: 0 } });
    await until(first, playing);
    await first.do({ do: 'roll', seat: 0, faces: [3, 4] });
    await until(first, (state) => entries(state) === 1);
    await first.do({ do: 'move', seat: 0, move: 'play' });
    await Promise.all([first, second].map((client) => until(client, (state) => entries(state) === 2)));
    for (const [seat, someone] of [first, second].entries()) {
      expect(await someone.do({ do: 'back', seat, to: 0 })).toMatchObject(refused('back-too-far'));
    }
    close();
  });

  it('corrects faces entered by hand, visibly, and never the server’s', async () => {
    const { first, second, close } = await pair(server.url, 'one-die-baseball', { dice: 'hand', options: { first: 0 } });
    await until(first, playing);
    await until(second, playing);
    expect(await first.do({ do: 'roll', seat: 0 })).toMatchObject(refused('faces-needed'));
    expect(await first.do({ do: 'roll', seat: 0, faces: [1, 2] })).toMatchObject(refused('wrong-number-of-dice'));
    expect(await first.do({ do: 'roll', seat: 0, faces: [6] })).toMatchObject({ ok: true, entry: { from: 'hand' } });
    await until(second, (state) => entries(state) === 1);
    expect(await second.do({ do: 'back', seat: 1, to: 0 })).toMatchObject({ ok: true, n: 2 });
    await until(first, (state) => entries(state) === 2);
    expect(await first.do({ do: 'roll', seat: 0, faces: [5] })).toMatchObject({ ok: true, n: 3 });
    close();

    const fair = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await until(fair.first, playing);
    expect(await fair.first.do({ do: 'roll', seat: 0, faces: [6] })).toMatchObject(refused('dice-are-fair'));
    await fair.first.do({ do: 'roll', seat: 0 });
    await until(fair.first, (state) => entries(state) === 1);
    expect(await fair.first.do({ do: 'back', seat: 0, to: 0 })).toMatchObject(refused('back-too-far'));
    fair.close();
  });
});

describe('when somebody is gone', () => {
  it('the seat is kept, the others may let a bot stand in, and whoever returns takes over', async () => {
    const { first, second, bo, table, close } = await field();
    expect(await first.do({ do: 'claim', seat: 0, absent: 1 })).toMatchObject(refused('not-absent'));
    second.close();
    const away = await until(first, ({ presence }) => presence?.away.some(({ seat }) => seat === 1) ?? false);
    expect(away.table?.status).toBe('playing');
    await eventually(async () => expect(await first.do({ do: 'hand-over', seat: 0, absent: 1 })).toMatchObject({ ok: true }));
    await until(first, ({ table: view }) => view?.seats[1]?.standIn === 'rookie');
    const move = first.state.play?.game.moves(first.state.play.state)[0] ?? '';
    await first.do({ do: 'move', seat: 0, move });
    await until(first, (state) => entries(state) === 2);
    const returned = clientOf(bo, table.id);
    await until(returned, playing);
    expect(await returned.do({ do: 'return', seat: 1 })).toMatchObject({ ok: true });
    await until(first, ({ table: view }) => view?.seats[1]?.standIn === undefined);
    returned.close();
    close();
  });

  it('the others may claim the match, and nothing happens by itself', async () => {
    const { first, second, close } = await field();
    second.close();
    await until(first, ({ presence }) => presence?.away.length === 1);
    // The wait is twice as long as a seat may be away: the match must not end by itself.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(first.state.table?.status).toBe('playing');
    expect(await first.do({ do: 'claim', seat: 0, absent: 1 })).toMatchObject({ ok: true, entry: { type: 'forfeit', seat: 1 } });
    expect((await until(first, over)).play?.outcome).toMatchObject({ winners: [0], by: 'forfeit' });
    close();
  });

  it('whoever leaves a running match may be claimed from at once', async () => {
    const { first, second, close } = await field();
    await second.do({ do: 'leave', seat: 1 });
    await until(first, ({ table }) => table?.seats[1]?.left === true);
    expect(await first.do({ do: 'claim', seat: 0, absent: 1 })).toMatchObject({ ok: true });
    close();
  });

  it('whoever leaves before the match makes room', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableFor('runy-run-run', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }));
    const bo = await guest(server.url, 'Bo');
    const { seat } = await bo.sit(table.id);
    const client = clientOf(bo, table.id);
    await until(client, ({ connection }) => connection === 'live');
    await client.do({ do: 'leave', seat });
    const cy = await guest(server.url, 'Cy');
    expect((await cy.sit(table.id)).seat).toBe(seat);
    client.close();
  });
});

describe('the chat', () => {
  it('says the phrases of the house and no others', async () => {
    const { first, second, close } = await field();
    const heard = new Promise((resolve) => second.subscribe((_, message) => message?.type === 'chat' && resolve(message)));
    expect(await first.do({ do: 'chat', seat: 0, phrase: 'well-played' })).toMatchObject({ ok: true });
    expect(await heard).toMatchObject({ seat: 0, phrase: 'well-played' });
    expect(await first.do({ do: 'chat', seat: 0, phrase: 'you-loser' })).toMatchObject(refused('no-such-phrase'));
    close();
  });
});

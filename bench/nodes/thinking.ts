import { playedMatch } from '../../e2e/records.ts';
import { makeRecordJson } from '../../packages/rules/src/index.ts';
import { clientOf, entries, guest, playByItself, tableFor } from '../../packages/server/test/harness.ts';

/** Requests to bots, and reviews of whole matches. */
export interface Thoughts {
  readonly turns: number;
  readonly reviews: number;
}

/** Play Ball against bots at so many tables, and at each node reviews of rugby matches one after the other, until it is stopped. */
export async function keepThinking(bases: readonly string[], tables: number): Promise<() => Promise<Thoughts>> {
  let thinking = true;
  let reviews = 0;
  const clients = await Promise.all(Array.from({ length: tables }, (_, i) => sitDown(bases[i % bases.length] ?? '')));
  const review = async (base: string) => {
    for (let i = 0; thinking; i++) {
      const body = makeRecordJson(playedMatch('pocket-rugby', 'seed', {}, `${base} ${i}`));
      // Each request comes from another address: one address alone may not ask for so many.
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` };
      const answer = await fetch(`${base}/api/v1/reviews`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
      reviews++;
    }
  };
  const reviewed = Promise.all(bases.map(review));
  return async () => {
    thinking = false;
    await reviewed;
    const turns = clients.reduce((sum, { state }) => sum + entries(state), 0) / 2;
    for (const client of clients) client.close();
    return { turns, reviews };
  };
}

async function sitDown(base: string) {
  const api = await guest(base, 'Ana');
  const { table } = await api.newTable(tableFor('play-ball', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'best' }] }));
  const client = clientOf(api, table.id);
  playByItself(client);
  return client;
}

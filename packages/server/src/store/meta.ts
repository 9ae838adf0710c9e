import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

/** The name of the key's row. */
export const SIGNING_KEY = 'signing-key';

/** The name of the row that says how the host keeps order. */
export const ORDER = 'order';

/** The name of the row with the addresses that are refused for a while. It is in no export. */
export const REFUSED = 'refused';

/** The key that signs tokens and seat links: made once, kept with the data, so that a copy of the folder is a backup. */
export async function signingKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('meta')
    .values({ name: SIGNING_KEY, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('meta').select('value').where('name', '=', SIGNING_KEY).executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}

import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

/** The key that signs tokens and seat links: made once, kept with the data, so that a copy of the folder is a backup. */
export async function signingKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('meta')
    .values({ name: 'signing-key', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('meta').select('value').where('name', '=', 'signing-key').executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}

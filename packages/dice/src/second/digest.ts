import { sha256 } from '@noble/hashes/sha2.js';

const fresh = sha256.create();
/** A copy of the fresh state is made here for each hash: making a new one costs as much as the hash of a block. */
const scratch = sha256.create();

/** SHA-256, into `out` where one is given. */
export function digest(message: Uint8Array, out: Uint8Array = new Uint8Array(32)): Uint8Array {
  fresh._cloneInto(scratch).update(message).digestInto(out);
  return out;
}

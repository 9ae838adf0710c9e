/** The database does not answer, or is about to stop: nothing was decided, and asking again later may help. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The classes of PostgreSQL's errors that pass: connections, resources, an operator, the system, a serialisation or a lock. */
const PASSING = /^(08|53|57|58|40|55P03)/;
const BROKEN = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)/;
/** The embedded database: no room on the disk, a disk that fails, another process at work. */
const EMBEDDED = /^SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY)/;
const SAID = /Connection terminated|timeout|Client has encountered a connection error|not queryable/i;

/** The error itself, or what it means where the database is out of reach. */
export function asOutage(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = (error as { code?: unknown }).code;
  const text = typeof code === 'string' ? code : '';
  return PASSING.test(text) || BROKEN.test(text) || EMBEDDED.test(text) || SAID.test(error.message)
    ? new Unavailable(error.message, { cause: error })
    : error;
}

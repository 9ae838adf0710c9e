import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on standard error. Nothing personal is ever handed to this log: no names, addresses, tokens or table ids. */
export function makeLog(level: Config['logLevel']): Logger {
  return pino({ level, base: null, serializers: { err: describe } }, pino.destination({ fd: 2, sync: true }));
}

/** An error for the log. It says where the error happened; its stack stays on this side. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return { type: error.name, message: error.message, stack: error.stack };
}

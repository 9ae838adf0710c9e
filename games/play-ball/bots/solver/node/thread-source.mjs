// Starts a thread from its source: a new thread does not know yet how to read TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');

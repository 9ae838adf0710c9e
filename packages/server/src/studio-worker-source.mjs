// Starts the studio's thread from its sources: a new thread does not know yet how to read the TypeScript that it loads on demand.
import { register } from 'tsx/esm/api';

register();
const { default: make } = await import('./studio-worker.ts');
export default make;

export { type Config, DEFAULTS, type Limits } from './config.ts';
export { type RunningServer, startServer } from './server.ts';

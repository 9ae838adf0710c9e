export type { Config, Limits, Settings } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { exportAll, exportRecords, type Imported, importAll } from './transfer/index.ts';

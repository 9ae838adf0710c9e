export type { Config, Limits, Settings } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { isPostgres } from './store/database.ts';
export { exportAll, exportRecords } from './transfer/export.ts';
export { type Imported, importAll } from './transfer/import.ts';

export { type Config, DEFAULTS, type Limits } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { DATABASE_FILE } from './store/database.ts';
export { exportAll, exportRecords } from './transfer/export.ts';
export { type Imported, importAll } from './transfer/import.ts';

// What the command needs to read and write exports, without the server.
export { isPostgres } from '../store/database.ts';
export { exportAll, exportRecords } from './export.ts';
export { type Imported, importAll } from './import.ts';

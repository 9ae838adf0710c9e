/** Reading records is a script of its own, which a new match does not need. */
export { parseRecordJson } from '@pocket-stadium/kernel';

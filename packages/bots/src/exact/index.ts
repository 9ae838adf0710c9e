export { giveRugbySolution } from './solutions.ts';

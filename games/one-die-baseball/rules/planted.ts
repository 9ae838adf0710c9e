import { LEVELS } from '@pocket-stadium/bots/kit';
export default LEVELS;

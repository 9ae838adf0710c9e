import { print } from '../print/index.ts';
export default print;

import { game } from '../../../../one-die-baseball/rules/index.ts';
export default game;

import { game } from '../../two-dice-baseball/rules/index.ts';
export default game;

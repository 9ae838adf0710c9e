import { game } from '@pocket-stadium/games/one-die-baseball/rules';
export default game;

import { GAMES } from '@pocket-stadium/games/shelf/rules';
export default GAMES;

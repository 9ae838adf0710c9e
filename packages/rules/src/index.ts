export { GAMES } from '@pocket-stadium/games/shelf/rules';
export * from '@pocket-stadium/kernel';

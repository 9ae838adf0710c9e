/** The dice of a seed are a script of their own, which nobody needs before the first throw. */
export { seededFaces } from '@pocket-stadium/dice';

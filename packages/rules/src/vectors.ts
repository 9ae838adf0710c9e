export { VECTOR_CHECKS } from '@pocket-stadium/games/shelf/vectors';
export { differences, traceCheck, type VectorCheck } from '@pocket-stadium/kernel/vectors';

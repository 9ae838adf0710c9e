export { startOwnPostgres } from '../../packages/server/test/services/postgres.ts';
export { startOwnRedis } from '../../packages/server/test/services/redis.ts';

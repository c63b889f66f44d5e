/** The plugin's own stores, which it does not describe. */
declare module '@fastify/rate-limit/store/*.js' {
  import type { FastifyRateLimitStore } from '@fastify/rate-limit';

  const Store: new (
    continueExceeding: boolean,
    exponentialBackoff: boolean,
    redisOrSize?: unknown,
    prefix?: string,
  ) => FastifyRateLimitStore;
  export default Store;
}

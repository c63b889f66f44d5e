import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Counts of calls that all processes of a site share. */
export interface SharedCounts {
  readonly Store: FastifyRateLimitStoreCtor;
  close(): void;
}

/** How long a call waits for the server, and how long calls are counted here after it did not answer. */
const patienceMs = 250;
const pauseMs = 1000;

const prefix = 'livree-limits-';

/** Whether the server answers, as far as this process knows; a change is logged. */
function watchAnswers(log: FastifyBaseLogger) {
  let askAgainAt = 0;
  return {
    mayAsk: (): boolean => Date.now() >= askAgainAt,
    failed(error: Error): void {
      if (askAgainAt === 0)
        log.error(
          { reason: error.message },
          'LIVREE_REDIS_URL does not answer: each process counts its own limits',
        );
      askAgainAt = Date.now() + pauseMs;
    },
    answered(): void {
      if (askAgainAt > 0) log.info('LIVREE_REDIS_URL answers again: all processes share their limits');
      askAgainAt = 0;
    },
  };
}

type Answers = ReturnType<typeof watchAnswers>;

/** Counts in `shared`, and in this process while that does not answer: a limit never opens. */
class CountsWithFallback implements FastifyRateLimitStore {
  readonly #shared: FastifyRateLimitStore;
  readonly #own: FastifyRateLimitStore;
  readonly #answers: Answers;

  constructor(shared: FastifyRateLimitStore, own: FastifyRateLimitStore, answers: Answers) {
    this.#shared = shared;
    this.#own = own;
    this.#answers = answers;
  }

  incr(...[key, callback, ...limit]: Parameters<FastifyRateLimitStore['incr']>): void {
    const countHere = (): void => this.#own.incr(key, callback, ...limit);
    if (!this.#answers.mayAsk()) {
      countHere();
      return;
    }
    this.#shared.incr(
      key,
      (error, result) => {
        if (error) {
          this.#answers.failed(error);
          countHere();
          return;
        }
        this.#answers.answered();
        callback(null, result);
      },
      ...limit,
    );
  }

  child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
    return new CountsWithFallback(this.#shared.child(route), this.#own.child(route), this.#answers);
  }
}

/** @param url of a Redis or Valkey server; without an answer from it, the site starts all the same */
export async function openSharedCounts(url: string, log: FastifyBaseLogger): Promise<SharedCounts> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: patienceMs,
    connectTimeout: 2000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  const answers = watchAnswers(log);
  redis.on('error', answers.failed);
  await redis.connect().catch(answers.failed);
  const Store = class extends CountsWithFallback {
    constructor() {
      super(new RedisStore(false, false, redis, prefix), new LocalStore(false, false), answers);
    }
  };
  return { Store, close: () => redis.disconnect() };
}

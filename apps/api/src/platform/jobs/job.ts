import type { z } from '@livree/contracts/schema';

/** A kind of background work: its name, which is also its queue, and the shape of its data. */
export interface Job<Data> {
  readonly name: string;
  readonly data: z.ZodMiniType<Data>;
}

/** Returns the job with its exact type. */
export function defineJob<Data>(name: string, data: z.ZodMiniType<Data>): Job<Data> {
  return { name, data };
}

export interface SendOptions {
  /** Seconds before it may run; 0 by default. */
  readonly delay?: number;
}

import { z } from '../schema.ts';
import { wireObject } from './wire.ts';

/** One key per intention, however often it is sent: one per draft, one per opened refund form. */
export const idempotencyHeaders = wireObject({
  'idempotency-key': z.optional(
    z
      .string()
      .check(z.minLength(8, 'validation.idempotency_key'), z.maxLength(255, 'validation.idempotency_key')),
  ),
});

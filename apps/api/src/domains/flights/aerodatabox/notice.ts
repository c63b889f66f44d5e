import { z } from '@livree/contracts/schema';
import { createFingerprint } from '../../../platform/idempotency/index.ts';

/** What we read of AeroDataBox's `FlightNotificationContract`. The id is the same at each of its deliveries. */
const noticeSchema = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  flights: z.array(z.object({ number: z.string().check(z.maxLength(20)) })).check(z.maxLength(500)),
});

export interface FlightNotice {
  readonly id: string;
  /** The numbers of the flights of which something changed, as airlines write them. */
  readonly numbers: readonly string[];
}

/** Null for a body that is no notice. One without an id is known by its content. */
export function readNotice(body: string): FlightNotice | null {
  try {
    const { id, flights } = z.parse(noticeSchema, JSON.parse(body));
    const numbers = flights.map(({ number }) => number.replace(/[\s-]/g, '').toUpperCase());
    return { id: id ?? createFingerprint([body]), numbers: [...new Set(numbers)] };
  } catch {
    return null;
  }
}

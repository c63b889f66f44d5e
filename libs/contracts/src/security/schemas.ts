import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { wholeNumber } from '../shared/query.ts';
import { wireObject, wireRequest } from '../shared/wire.ts';

export const securityQuery = wireRequest({ days: z.optional(wholeNumber) });

const securityCount = wireObject({
  /** The kind of event, such as `sign_in` or `refund`. */
  kind: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  times: z.number(),
  /** The minute of the last one, in UTC. */
  last_at: z.string(),
});

export const securitySummary = wireObject({
  /** The start of the counted period, in UTC. */
  since: z.string(),
  /** How many days events are stored. */
  kept_days: z.number(),
  counts: z.array(securityCount),
});
export type SecuritySummary = z.output<typeof securitySummary>;
export const securitySummaryAnswer = envelope(securitySummary);

import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { openEnum, wireObject } from '../shared/wire.ts';

export const deviceKinds = ['desktop', 'mobile', 'tablet'] as const;

/** An open session. Unknown details of its last use are null. */
export const openSession = wireObject({
  id: z.number(),
  /** `Firefox`, as the browser identifies itself. */
  browser: z.nullable(z.string()),
  /** `Android`, as the browser reports it. */
  system: z.nullable(z.string()),
  device: z.nullable(openEnum(deviceKinds)),
  /** `203.0.113.0/24`: the public network of its last use. */
  network: z.nullable(z.string()),
  opened_at: instant,
  /** To the minute. */
  last_used_at: instant,
  /** Whether it is the session of this call. */
  is_current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** Asked by the gateway, before it composes the pages of operators. */
export const operatorAnswer = envelope(
  wireObject({
    is_operator: z.boolean(),
    /** Whether somebody with a role signed in there and has not given the second factor. */
    second_factor_asked: z.optional(z.boolean()),
  }),
);

export const openSessionsAnswer = envelope(z.array(openSession));

import { z } from '@livree/contracts/schema';

/** The statements of one call of each kind, as our API sent them, and the values that are new in every call. */
export const recordingSchema = z.object({
  statements: z.record(z.string(), z.array(z.tuple([z.string(), z.array(z.unknown())]))),
  /** A compressed page in base64, which the bare server sends as it is. */
  page: z.optional(z.string()),
  /** The values of the recorded reservation; its numbers occur nowhere else. */
  fresh: z.object({
    vehicleId: z.number(),
    reservationId: z.number(),
    transactionId: z.number(),
    key: z.string(),
    reference: z.string(),
    transactionName: z.string(),
    intentId: z.string(),
    receipt: z.string(),
    start: z.string(),
    end: z.string(),
  }),
});
export type Recording = z.output<typeof recordingSchema>;
export type Statement = Recording['statements'][string][number];
export type Fresh = Recording['fresh'];

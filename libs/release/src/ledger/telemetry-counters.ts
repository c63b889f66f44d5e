import { z } from '@livree/contracts/schema';

const count = z.number();

/** The gateway's counters, stored in `<LIVREE_DATA>/telemetry.json`. Keys of a release are remote@version. */
export const telemetryCountersSchema = z.object({
  /** Failures by release and place; those of browsers also by how they were detected. */
  errors: z.record(
    z.string(),
    z.object({ browser: count, server: count, causes: z.optional(z.record(z.string(), count)) }),
  ),
  /** Measurements by release and name: count, sum and maximum. */
  vitals: z.record(z.string(), z.record(z.string(), z.object({ count, total: count, largest: count }))),
  /** Reports of the content security policy by directive. */
  policy: z.record(z.string(), count),
  /** Reports that no document of the site sent about its own releases; nothing is decided by them. */
  unverified: z.optional(count),
});

export type TelemetryCounters = z.infer<typeof telemetryCountersSchema>;

/** Reads the counters from a file's text; undefined if it is damaged, which must not stop anything. */
export function readCounters(text: string): TelemetryCounters | undefined {
  try {
    return z.safeParse(telemetryCountersSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

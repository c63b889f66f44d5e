import { z } from '@livree/contracts/schema';

const count = z.number();

/** What the gateway has counted, kept in `<LIVREE_DATA>/telemetry.json`. Keys of a release are remote@version. */
export const telemetryCountersSchema = z.object({
  /** Failures by release and by where they happened. */
  errors: z.record(z.string(), z.object({ browser: count, server: count })),
  /** Measurements by release and name: how many, their sum and the largest. */
  vitals: z.record(z.string(), z.record(z.string(), z.object({ count, total: count, largest: count }))),
  /** Reports of the content security policy by directive. */
  policy: z.record(z.string(), count),
});

export type TelemetryCounters = z.infer<typeof telemetryCountersSchema>;

/** Reads the counts of a file's text; undefined when it is damaged, which must stop nobody. */
export function readCounters(text: string): TelemetryCounters | undefined {
  try {
    return z.safeParse(telemetryCountersSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

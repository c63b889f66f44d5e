import { z } from '@livree/contracts/schema';

/** Where gateways send and read counts: on the API itself, outside of what the gateway forwards. */
export const releaseCountsPath = '/release-counts';

/** Which visitors were counted: those of the live composition, of a canary, or testers. */
export const armSchema = z.enum(['live', 'canary', 'trial']);
export type Arm = z.infer<typeof armSchema>;

/** The name under which counts of no release are kept. */
export const wholeSite = 'site';

const name = z.string().check(z.regex(/^(site|[a-z][a-z0-9-]{0,30}@[0-9a-f]{12})$/));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const tally = z.string().check(z.regex(/^[\w-]{1,40}( [\w:*/-]{1,90})?$/));

/** What was counted for a release in one arm. */
export const releaseCountSchema = z.object({
  /** remote@version, or `wholeSite`. */
  release: name,
  arm: armSchema,
  visits: count,
  /** Visits in which the release failed, each once. */
  failedVisits: count,
  /**
   * Everything else: `browser <cause>`, `server`, `<vital> <step>` of a document, `wait <step>` of a visit, `policy <directive>`,
   * `page <path>`, `step <path>/<number>`, `unverified`.
   */
  tallies: z.record(tally, count),
});
export type ReleaseCount = z.infer<typeof releaseCountSchema>;

const mostCounts = 500;

/** What a gateway sends. The same batch counts once, however often it is sent. */
export const countsBatchSchema = z.object({
  batch: z.uuid(),
  counts: z.array(releaseCountSchema).check(z.maxLength(mostCounts)),
});
export type CountsBatch = z.infer<typeof countsBatchSchema>;

/** What a reader gets: sums by release and arm. */
export const summedCountsSchema = z.object({ counts: z.array(releaseCountSchema) });

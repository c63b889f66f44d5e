import { z } from '@livree/contracts/schema';

/** The part of the visits that get a canary. */
export const shareSchema = z.number().check(z.gt(0), z.lte(0.5));

const count = z.int().check(z.minimum(1), z.maximum(1_000_000));
const duration = z.int().check(z.minimum(60_000), z.maximum(90 * 86_400_000));

/** A slow canary goes back at this evidence: at most one good one in 500 does. */
const usualSlow = 500;

/** The numbers by which canaries are judged. Durations are in milliseconds. */
export const canaryPolicySchema = z.strictObject({
  /** The part of the visits that get a canary, and the one on a site with few visits. */
  share: shareSchema,
  quietShare: shareSchema,
  /** A site with fewer visits a day has few. */
  quietVisits: count,
  /** The evidence at which a canary goes back, and the one at which it goes on. */
  back: z.number().check(z.gt(1), z.lte(1_000_000)),
  on: z.number().check(z.gt(0), z.lt(1)),
  /** The evidence at which it goes back because it is slow. Older lines of a log have no such number. */
  slow: z.prefault(z.number().check(z.gt(1), z.lte(1_000_000)), usualSlow),
  /** The visits that it needs before it goes on, and those after which it goes on anyway. */
  fewestVisits: count,
  mostVisits: count,
  /** It pauses while more than this part of the visits of both arms fail, within the window. */
  outage: z.number().check(z.gt(0), z.lt(1)),
  window: duration,
  /** The age at which a person is asked. */
  oldest: duration,
});

export type CanaryPolicy = z.infer<typeof canaryPolicySchema>;

export const usualPolicy: CanaryPolicy = {
  share: 0.05,
  quietShare: 0.25,
  quietVisits: 1000,
  back: 100,
  on: 0.1,
  slow: usualSlow,
  fewestVisits: 300,
  mostVisits: 2000,
  outage: 0.05,
  window: 15 * 60_000,
  oldest: 14 * 86_400_000,
};

/**
 * The share of a new canary: while nobody can say how many visits there are, the smaller one, which harms fewer visitors.
 * @param visits those of the whole site in a day; undefined if they are unknown
 */
export function usualShare(
  { share, quietShare, quietVisits }: CanaryPolicy,
  visits: number | undefined,
): number {
  if (visits === undefined) return Math.min(share, quietShare);
  return visits < quietVisits ? quietShare : share;
}

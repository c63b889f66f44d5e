import type { Composition } from '@livree/release';
import { isInShare } from '@livree/release/canary';
import {
  composeOrRefuse,
  liveReleases,
  withCanary,
  withoutOperators,
  type Canary,
  type Ledger,
  type Live,
} from '@livree/release/ledger';

/** A composition for everybody, and the same with the pages of operators. */
export interface Compositions {
  readonly visitors: Composition;
  readonly operators: Composition;
}

/** What is live, and each canary for its share of the visitors. */
export interface ComposedSite {
  readonly live: Compositions;
  readonly canaries: readonly (Compositions & { readonly canary: Canary })[];
  /** Why canaries are missing that run: they cannot be read, or no longer match the others. */
  readonly missing: readonly unknown[];
}

/** @throws Refusal if these releases do not match */
export async function compose(ledger: Pick<Ledger, 'release' | 'shell'>, live: Live): Promise<Compositions> {
  const { shell, remotes } = await liveReleases(ledger, live);
  const operators = composeOrRefuse(remotes, shell);
  return { visitors: withoutOperators(operators), operators };
}

/** The same compositions, for visitors who get the canary of a remote. */
export const inArm = ({ visitors, operators }: Compositions, canary: string): Compositions => ({
  visitors: { ...visitors, canary },
  operators: { ...operators, canary },
});

const composeCanary = async (ledger: Ledger, live: Live, remote: string): Promise<Compositions> =>
  inArm(await compose(ledger, withCanary(live, remote)), remote);

/**
 * Composes what visitors get. A canary that cannot be composed is left out; a paused one has no visitors.
 * @throws Refusal if what is live does not match
 */
export async function composeSite(ledger: Ledger, live: Live): Promise<ComposedSite> {
  const running = Object.entries(live.canaries).filter(([, { isPaused }]) => !isPaused);
  const missing: unknown[] = [];
  const canaries = running.map(async ([remote, canary]) => {
    try {
      return [{ canary, ...(await composeCanary(ledger, live, remote)) }];
    } catch (error) {
      missing.push(error);
      return [];
    }
  });
  return { live: await compose(ledger, live), canaries: (await Promise.all(canaries)).flat(), missing };
}

/** What a bucket gets: one canary at most, so that a failure has one cause. */
export const compositionsFor = ({ live, canaries }: ComposedSite, bucket: number): Compositions =>
  canaries.find(({ canary }) => isInShare(bucket, canary)) ?? live;

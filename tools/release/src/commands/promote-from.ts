import type { Snapshot } from '@livree/contracts/compatibility';
import { isAnswered, promoteFrom, Refusal, type Ledger } from '@livree/release/ledger';
import { assertNotSentBack, promotionLines } from './promotion.ts';

/** The part of a context that this command needs. */
export interface Mover {
  readonly ledger: Ledger;
  openSource(address: string): Promise<Ledger>;
  api(): Promise<Snapshot | undefined>;
  now(): Date;
  announce(line: string): void;
}

interface MoveOptions {
  readonly from: string;
  /** All remotes if there are none. */
  readonly only: readonly string[];
  readonly isUnchecked: boolean;
  /** Also what a verdict took from the visitors here. */
  readonly isAgain: boolean;
}

/** Another ledger, whose log can be read. @throws Refusal that says which key is expected */
async function openReadable(openSource: Mover['openSource'], from: string): Promise<Ledger> {
  const source = await openSource(from);
  await source.live().catch((error: unknown) => {
    if (!isAnswered(error)) throw error;
    throw new Refusal(`${error.message}; LIVREE_SOURCE_KEY names the public key of the operator of ${from}`);
  });
  return source;
}

/**
 * Makes what is live on another ledger live here: `promote --from s3://staging/ledger`, all of it or some remotes.
 * @throws Refusal with what would break
 */
export async function promoteFromCommand(
  { ledger, openSource, api, now, announce }: Mover,
  { from, only, isUnchecked, isAgain }: MoveOptions,
): Promise<string[]> {
  const named = only.find((remote) => remote.includes('@'));
  if (named !== undefined)
    throw new Refusal(`${named} names a version; promote --from takes what is live on ${from}`);
  const moved = await promoteFrom(ledger, await openReadable(openSource, from), now(), {
    only,
    isUnchecked,
    api: await api(),
    assertWanted: async (wanted) => (isAgain ? undefined : assertNotSentBack(ledger, wanted)),
    announce: async (wanted) => (await promotionLines(ledger, wanted)).forEach(announce),
  });
  return moved.length > 0
    ? moved.map((name) => `${name} is now live, as it is on ${from}`)
    : [`what is live on ${from} is live here`];
}

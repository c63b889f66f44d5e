import { departurePath } from '@livree/document';
import { findPageOwner } from '../telemetry/find-page-owner.ts';
import { findPart } from '../telemetry/find-part.ts';
import { failureReport } from '../telemetry/telemetry.ts';
import type { Watched } from '../telemetry/watch-failures.ts';
import { readLimits } from './known-limits.ts';
import { LimitError } from './limit-error.ts';

/**
 * Leaves by way of the gateway, which decides, if a part of the composition declares the host of an address. What none declares is
 * reported.
 * @param place where the script was
 */
export async function judgeDeparture(
  { composition, makeStamp, send }: Watched,
  address: string,
  { stack = '' }: Error,
): Promise<void> {
  const { hostname } = new URL(address);
  for (const release of composition.remotes) {
    const limits = await readLimits(release).ready;
    // An older release does not say where it leads.
    if (limits === null || limits?.hosts.includes(hostname))
      return location.assign(`${departurePath}?to=${encodeURIComponent(address)}`);
  }
  const part = findPart(stack, composition) ?? findPageOwner(composition);
  const refusal = new LimitError(
    `${part} leads to ${hostname || address}, which no part of this page declares`,
  );
  console.error(refusal);
  send(failureReport(makeStamp(part), refusal, 'limit'));
}

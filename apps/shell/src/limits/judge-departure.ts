import { findPageOwner } from '../telemetry/find-page-owner.ts';
import { findPart } from '../telemetry/find-part.ts';
import { failureReport } from '../telemetry/telemetry.ts';
import type { Watched } from '../telemetry/watch-failures.ts';
import { readLimits } from './known-limits.ts';
import { LimitError } from './limit-error.ts';

/** Whether a part of the composition declares the host of an address. What none declares is reported. */
export async function judgeDeparture(
  { composition, makeStamp, send }: Watched,
  address: string,
  stack: string,
): Promise<boolean> {
  const { hostname } = new URL(address);
  for (const release of composition.remotes) {
    const limits = await readLimits(release).ready;
    // An older release does not say where it leads.
    if (limits === null || limits?.hosts.includes(hostname)) return true;
  }
  const part = findPart(stack, composition) ?? findPageOwner(composition);
  const refusal = new LimitError(`${part} leads to ${hostname}, which no part of this page declares`);
  console.error(refusal);
  send(failureReport(makeStamp(part), refusal, 'limit'));
  return false;
}

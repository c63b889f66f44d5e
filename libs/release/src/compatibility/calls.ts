import { breakingChanges } from '@livree/contracts/compatibility';
import type { ComparedRelease, Reachable } from './compared-release.ts';

/** Calls that the running API does not answer as the candidate was built for. */
export function callChanges({ surface }: ComparedRelease, { api }: Reachable): string[] {
  if (api === undefined || surface === undefined) return [];
  const faults = breakingChanges({ ...api, routes: surface.calls }, api);
  return faults.map(
    (fault) => `API call ${fault.replace(/was removed$/, 'is missing')}, as the running API has it`,
  );
}

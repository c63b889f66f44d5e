import { releaseName } from '../../release-name.ts';
import type { Live } from '../log/moves.ts';
import { Refusal } from '../refusal.ts';

/** What a rollback of a remote ends: its canary, its live release, or that it is offline. */
export interface Present {
  readonly state: 'canary' | 'live' | 'offline';
  /** Of a remote that is offline, the one that was live. */
  readonly version: string;
}

/** @throws Refusal if the remote was never live */
export function readPresent({ trails, retired, canaries }: Live, remote: string): Present {
  const live = trails[remote]?.[0];
  if (live === undefined) throw new Refusal(`${remote} has no live release`);
  if (retired[remote] !== undefined) return { state: 'offline', version: live };
  const canary = canaries[remote]?.version;
  return canary === undefined ? { state: 'live', version: live } : { state: 'canary', version: canary };
}

/** In words, such as `booking@4f0c1a2b3c4d is a canary`. */
export function describePresent(remote: string, { state, version }: Present): string {
  if (state === 'offline') return `${remote} is offline`;
  return `${releaseName(remote, version)} is ${state === 'live' ? 'live' : 'a canary'}`;
}

/** What somebody wants to end. A canary that went on to everybody meanwhile is still the same release. */
export interface Leaving {
  readonly version: string;
  readonly isOffline: boolean;
}

/** @throws Refusal if it is not there any more */
export function assertPresent(remote: string, { version, isOffline }: Leaving, present: Present): void {
  if (present.version === version && (present.state === 'offline') === isOffline) return;
  const now = `${describePresent(remote, present)} now`;
  throw new Refusal(
    isOffline
      ? `${remote} is offline no more: ${now}`
      : `a rollback would not leave ${releaseName(remote, version)}: ${now}`,
  );
}

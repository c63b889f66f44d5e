import type { Composition } from '../../release.ts';
import { liveReleases } from '../live-releases.ts';
import type { Live } from '../log/moves.ts';
import type { Releases } from '../releases.ts';
import { composeOrRefuse } from './compose.ts';

/**
 * Composes the live releases, or those that would be live. @throws Refusal that names everything that does not match
 */
export async function composeLive(
  ledger: Pick<Releases, 'release' | 'shell'>,
  live: Live,
): Promise<Composition> {
  const { shell, remotes } = await liveReleases(ledger, live);
  return composeOrRefuse(remotes, shell);
}

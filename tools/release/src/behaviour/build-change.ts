import { Stop } from '@livree/command';
import { liveReleases, type Ledger } from '@livree/release/ledger';
import type { ChangedBuild } from '@livree/release/testing';
import { changeBehaviour } from './change-behaviour.ts';
import type { Behaviour } from './read-behaviour.ts';

/** The live release of a remote with a changed behaviour. @throws Stop if the remote is not live */
export async function buildChange(ledger: Ledger, change: Behaviour): Promise<ChangedBuild> {
  const { remotes } = await liveReleases(ledger, await ledger.live());
  const live = remotes.find(({ id }) => id === change.remote);
  if (live === undefined) throw new Stop(`there is no build of ${change.remote}`);
  return changeBehaviour(change, live, (path) => ledger.file(live.id, live.version, path));
}

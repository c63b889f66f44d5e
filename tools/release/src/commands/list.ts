import { releaseName } from '@livree/release';
import type { Ledger } from '@livree/release/ledger';

/** One line a published release, newest last: remote@version, when, and whether it is live. */
export async function listReleases(ledger: Ledger, remote?: string): Promise<string[]> {
  const [history, trails] = [await ledger.history(), await ledger.trails()];
  const lines = history
    .filter((event) => event.act === 'publish' && (remote === undefined || event.remote === remote))
    .map(
      ({ at, remote: id, version }) =>
        `${releaseName(id, version)}  ${minuteOf(at)}${trails[id]?.[0] === version ? '  live' : ''}`,
    );
  return lines.length > 0
    ? lines
    : [remote === undefined ? 'nothing is published' : `${remote} was never published`];
}

/** @param at ISO instant */
const minuteOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

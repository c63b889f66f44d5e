import type { Ledger } from '../ledger.ts';

/** One line a published release, newest last: remote@version, when, and whether it is live. */
export async function listReleases(ledger: Ledger, remote?: string): Promise<string[]> {
  const [history, trails] = [await ledger.history(), await ledger.trails()];
  return history
    .filter((event) => event.act === 'publish' && (remote === undefined || event.remote === remote))
    .map(
      ({ at, remote: id, version }) =>
        `${id}@${version}  ${at}${trails[id]?.[0] === version ? '  live' : ''}`,
    );
}

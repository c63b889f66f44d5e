import { releaseName } from '@livree/release';
import { publications, type Ledger, type Publication } from '@livree/release/ledger';
import { formatTime } from './format-time.ts';
import { formatPercent } from './percent.ts';
import { serverLines } from './server.ts';

/** Who allowed a release that came from another ledger. */
const describeOrigin = (origin: Publication['origin']): string =>
  origin === undefined ? '' : `  made live elsewhere by ${origin.by}, ${formatTime(origin.at)}`;

/**
 * One line per published release, newest last: remote@version, time, whether it is unchecked, and who gets it. Without a
 * remote, also one for each server that was named.
 */
export async function listReleases(ledger: Ledger, remote?: string): Promise<string[]> {
  const { trails, retired, canaries } = await ledger.live();
  const describeState = (id: string, version: string): string => {
    const canary = canaries[id];
    if (canary?.version === version) return `  canary for ${formatPercent(canary.share)}`;
    if (trails[id]?.[0] !== version) return '';
    return retired[id] === undefined ? '  live' : '  retired';
  };
  const lines = (await publications(ledger, remote)).map(
    ({ at, remote: id, version, isUnchecked, origin }) =>
      `${releaseName(id, version)}  ${formatTime(at)}${isUnchecked ? '  unchecked' : ''}${describeState(id, version)}${describeOrigin(origin)}`,
  );
  const all = remote === undefined ? [...lines, ...(await serverLines(ledger))] : lines;
  return all.length > 0
    ? all
    : [remote === undefined ? 'nothing is published' : `${remote} was never published`];
}

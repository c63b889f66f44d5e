import { releaseName } from '@livree/release';
import { liveVersions, publications, type Ledger } from '@livree/release/ledger';
import { formatTime } from './format-time.ts';

/** What a promotion will make live, when each release was published, and what it replaces. */
export async function promotionLines(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
): Promise<string[]> {
  const live = liveVersions(await ledger.live());
  const lines = Object.entries(wanted).map(async ([remote, version]) => {
    const held = await publications(ledger, remote);
    const { at } = held.find((publication) => publication.version === version) ?? {};
    const present = live[remote];
    const replaced = present === undefined ? 'nothing' : releaseName(remote, present);
    return `making live ${releaseName(remote, version)}, published ${formatTime(at)}, in place of ${replaced}`;
  });
  return Promise.all(lines);
}

/** A line for each release that was published without its checks. */
export async function uncheckedLines(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lines = Object.entries(wanted).map(async ([remote, version]) => {
    const held = await publications(ledger, remote);
    const isUnchecked = held.find((publication) => publication.version === version)?.isUnchecked === true;
    return isUnchecked ? [`${releaseName(remote, version)} was published without its checks`] : [];
  });
  return (await Promise.all(lines)).flat();
}

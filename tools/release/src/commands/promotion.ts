import { releaseName } from '@livree/release';
import {
  isAboutRelease,
  liveVersions,
  publications,
  Refusal,
  type Ledger,
  type LedgerEvent,
} from '@livree/release/ledger';
import { describeCanary } from '../canary/describe-canary.ts';
import { formatTime } from './format-time.ts';

/** The verdict that took a release from its visitors, unless somebody has given it to them again since. */
export function findSendingBack(events: readonly LedgerEvent[], remote: string, version: string) {
  const last = events.findLast(
    (event) =>
      event.remote === remote &&
      event.version === version &&
      (event.act === 'verdict' || event.act === 'canary' || event.act === 'promote'),
  );
  return last?.act === 'verdict' && last.outcome === 'back' ? last : undefined;
}

/** @throws Refusal with the figures of a release that went back by itself: visitors have met its fault */
export async function assertNotSentBack(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  const events = (await ledger.history()).filter(isAboutRelease);
  for (const [remote, version] of Object.entries(wanted)) {
    const verdict = findSendingBack(events, remote, version);
    if (verdict !== undefined)
      throw new Refusal(
        `${releaseName(remote, version)} went back by itself, ${formatTime(verdict.at)}: ${describeCanary(verdict.figures)}; --again promotes it all the same`,
      );
  }
}

/** What a promotion will make live, when each release was published, and what it replaces. */
export async function promotionLines(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
): Promise<string[]> {
  const live = liveVersions(await ledger.live());
  const changed = Object.entries(wanted).filter(([remote, version]) => live[remote] !== version);
  const lines = changed.map(async ([remote, version]) => {
    const held = await publications(ledger, remote);
    const known = held.find((publication) => publication.version === version);
    const present = live[remote];
    const replaced = present === undefined ? 'nothing' : releaseName(remote, present);
    const age = known === undefined ? 'new here' : `published ${formatTime(known.at)}`;
    return `making live ${releaseName(remote, version)}, ${age}, in place of ${replaced}`;
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

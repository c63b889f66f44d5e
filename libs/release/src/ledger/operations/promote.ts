import { composeOrRefuse, type ShellOffer } from '../composition/compose.ts';
import type { Ledger, Trails } from '../ledger.ts';
import { liveVersions, readReleases } from '../live-releases.ts';

const trailLength = 50;

function follow(trails: Trails, wanted: Readonly<Record<string, string>>): Trails {
  const moved = Object.entries(wanted).filter(([remote, version]) => trails[remote]?.[0] !== version);
  if (moved.length === 0) return trails;
  const next = moved.map(
    ([remote, version]) => [remote, [version, ...(trails[remote] ?? [])].slice(0, trailLength)] as const,
  );
  return { ...trails, ...Object.fromEntries(next) };
}

/**
 * Makes these versions live, all or none, and answers the remotes that moved. Nothing wanted still
 * checks that what is live fits the shell.
 * @throws Refusal when the composition would not fit, or a version was never published.
 */
export async function promote(
  ledger: Ledger,
  shell: ShellOffer,
  wanted: Readonly<Record<string, string>>,
  now: Date,
): Promise<string[]> {
  let moved: string[] = [];
  await ledger.moveLive(async (trails) => {
    const next = follow(trails, wanted);
    composeOrRefuse(await readReleases(ledger, liveVersions(next)), shell);
    moved = Object.keys(wanted).filter((remote) => next[remote] !== trails[remote]);
    return next;
  });
  await ledger.record(
    moved.map((remote) => ({
      at: now.toISOString(),
      act: 'promote',
      remote,
      version: wanted[remote] ?? '',
    })),
  );
  return moved;
}

import { composeOrRefuse, type ShellOffer } from '../composition/compose.ts';
import type { Ledger, Live } from '../ledger.ts';
import { liveReleases } from '../live-releases.ts';

const trailLength = 50;

function follow(live: Live, wanted: Readonly<Record<string, string>>): Live {
  const moved = Object.entries(wanted).filter(
    ([remote, version]) => live.trails[remote]?.[0] !== version || live.retired[remote] !== undefined,
  );
  if (moved.length === 0) return live;
  const trails = moved.map(([remote, version]) => {
    const [last, ...earlier] = live.trails[remote] ?? [];
    const before = last === undefined || last === version ? earlier : [last, ...earlier];
    return [remote, [version, ...before].slice(0, trailLength)] as const;
  });
  const ids = new Set(moved.map(([remote]) => remote));
  return {
    trails: { ...live.trails, ...Object.fromEntries(trails) },
    retired: Object.fromEntries(Object.entries(live.retired).filter(([remote]) => !ids.has(remote))),
  };
}

/**
 * Makes these versions live, all or none, and returns the remotes that changed. An offline remote comes back. Without
 * versions, it only checks that the live releases match the shell.
 * @throws Refusal if the composition does not match, or a version was never published
 */
export async function promote(
  ledger: Ledger,
  shell: ShellOffer,
  wanted: Readonly<Record<string, string>>,
  now: Date,
): Promise<string[]> {
  let moved: string[] = [];
  await ledger.moveLive(async (live) => {
    const next = follow(live, wanted);
    composeOrRefuse(await liveReleases(ledger, next), shell);
    moved = Object.keys(wanted).filter((remote) => next.trails[remote] !== live.trails[remote]);
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

import { composeLive } from '../composition/compose-live.ts';
import type { Ledger, Live } from '../ledger.ts';

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
 * Makes these versions of remotes and of the shell live, all or none, and returns which of them changed. An offline remote
 * comes back. Remotes must match the shell that is live, or the one that is promoted with them. Without versions, it only
 * checks that the live releases match.
 * @throws Refusal if the composition does not match, or a version was never published
 */
export async function promote(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
  now: Date,
): Promise<string[]> {
  let moved: string[] = [];
  await ledger.moveLive(async (live) => {
    const next = follow(live, wanted);
    await composeLive(ledger, next);
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

import type { Ledger } from '../ledger.ts';
import type { Move } from '../log/acts.ts';
import type { Live } from '../log/moves.ts';

function movesTo({ trails, retired }: Live, wanted: Readonly<Record<string, string>>): Move[] {
  return Object.entries(wanted)
    .filter(([remote, version]) => trails[remote]?.[0] !== version || retired[remote] !== undefined)
    .map(([remote, version]) => ({ act: 'promote', remote, version }));
}

/**
 * Makes these versions of remotes and of the shell live, all or none, and returns which of them changed. An offline remote
 * comes back. Remotes must match the shell that is live, or the one that is promoted with them. Without versions, it only
 * checks that the live releases match.
 * @param assertWanted refuses what may not become live; asked again if somebody else moves something meanwhile
 * @throws Refusal if the composition does not match, or a version was never published
 */
export async function promote(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
  now: Date,
  assertWanted: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const moves = await ledger.move(now, async (live) => {
    await assertWanted();
    return movesTo(live, wanted);
  });
  return moves.map(({ remote }) => remote);
}

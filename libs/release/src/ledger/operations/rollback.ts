import type { Ledger } from '../ledger.ts';
import { versionBefore } from './assert-moves-fit.ts';

/**
 * Makes the previous release of a remote, or of the shell, live again and returns its version.
 * @throws Refusal if there is none, or if it no longer matches the others
 */
export async function rollback(ledger: Ledger, remote: string, now: Date): Promise<string> {
  const [move] = await ledger.move(now, async (live) => [
    { act: 'rollback', remote, version: versionBefore(live, remote) },
  ]);
  return move?.version ?? '';
}

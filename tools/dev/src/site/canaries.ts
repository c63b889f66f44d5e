import { watchCanaries } from '@livree/release-cli';
import { openNamedLedger } from '@livree/release/ledger';
import { callSigner } from '@livree/server/caller';
import { readReleaseCounts } from '@livree/server/release-counts';

/** Judges the canaries of a running site by what its API counted, until `signal`. */
export async function watchSiteCanaries(data: string, apiOrigin: string, signal: AbortSignal): Promise<void> {
  const secrets = process.env['LIVREE_GATEWAY_SECRET']?.split(',') ?? [];
  const keeper = { apiOrigin, headers: callSigner(secrets, Date.now).forItself };
  const watch = {
    ledger: await openNamedLedger(process.env, data),
    counts: (since?: Date) => readReleaseCounts(keeper, since).catch(() => undefined),
    now: () => new Date(),
    announce: (line: string) => void process.stderr.write(`${line}\n`),
  };
  await watchCanaries(watch, signal);
}

import { countsReader, watchCanaries } from '@livree/release-cli';
import { openNamedLedger } from '@livree/release/ledger';

/** Judges the canaries of a running site by what its API counted, until `signal`. */
export async function watchSiteCanaries(data: string, apiOrigin: string, signal: AbortSignal): Promise<void> {
  const announce = (line: string): void => void process.stderr.write(`${line}\n`);
  const secrets = process.env['LIVREE_GATEWAY_SECRET']?.split(',') ?? [];
  const watch = {
    ledger: await openNamedLedger(process.env, data),
    counts: countsReader({ locateApi: async () => apiOrigin, secrets, announce }),
    now: () => new Date(),
    announce,
  };
  await watchCanaries(watch, { signal });
}

import { createLedgerService, type Ledger } from '@livree/release/ledger';
import { listen } from './listen.ts';

/**
 * Serves the ledger to teams over HTTP until `signal`; a proxy in front adds TLS. Returns the line that says
 * so.
 */
export async function serveLedger(
  ledger: Ledger,
  {
    host,
    port,
    url,
    signal,
  }: {
    readonly host: string;
    readonly port: number;
    readonly url?: string | undefined;
    readonly signal: AbortSignal;
  },
): Promise<string> {
  const service = createLedgerService(ledger.store, await ledger.operatorKey(), {
    host: url && new URL(url).host,
  });
  const address = await listen(service, { host, port });
  signal.addEventListener('abort', () => void service.close(), { once: true });
  return `the ledger is served at ${address}; teams set LIVREE_LEDGER to its public address`;
}

import { createLedgerService, type Ledger } from '@livree/release/ledger';
import { answerHealth } from '@livree/server/health';
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
    healthPort,
    signal,
  }: {
    readonly host: string;
    readonly port: number;
    readonly url?: string | undefined;
    /** Where it says whether its log can be read, if anywhere. */
    readonly healthPort?: number | undefined;
    readonly signal: AbortSignal;
  },
): Promise<string> {
  const service = createLedgerService(ledger.store, await ledger.operatorKey(), {
    host: url && new URL(url).host,
  });
  const isReady = () => ledger.live().then(() => true);
  const endHealth =
    healthPort === undefined ? undefined : await answerHealth({ host, port: healthPort, isReady });
  const end = () => {
    endHealth?.();
    void service.close();
  };
  const address = await listen(service, { host, port, variable: 'LEDGER_PORT' }).catch((error: unknown) => {
    end();
    throw error;
  });
  signal.addEventListener('abort', end, { once: true });
  return `the ledger is served at ${address}; teams set LIVREE_LEDGER to its public address`;
}

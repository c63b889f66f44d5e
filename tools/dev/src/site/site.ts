import { apiFlags } from '@livree/build/api-process';
import { recordApi } from '@livree/release-cli';
import { freePort } from '@livree/server/free-port';
import { supervise } from '@livree/server/processes';
import { buildAll } from './build.ts';
import { watchSiteCanaries } from './canaries.ts';
import { mailboxLink, newMailboxKey } from './mailbox.ts';
import { newOperatorKey, operatorLink } from './operator-link.ts';
import { framePort } from './port.ts';
import { createProcessGroup } from './process-group.ts';
import { seedLedger } from './seed-ledger.ts';
import { dataFolder, readSettings } from './settings.ts';
import { migrateServer, sharedVariables, startApi, startGateway, untilReady } from './start-servers.ts';

export interface Site {
  readonly origin: string;
  /** The link that opens the mailbox; undefined with a mail server. */
  readonly mailbox: string | undefined;
  /** The link that signs in as the demonstration's operator, once; undefined if the settings name an operator. */
  readonly operations: string | undefined;
  /** Rejects with a sentence if a part of the site ends before it is ready, or the site is interrupted. */
  readonly broken: Promise<never>;
  stop(): Promise<void>;
}

/** The differences of a site for development. */
export interface SiteOptions {
  /** The folder of its data if LIVREE_DATA is not set. */
  readonly data?: string;
  /** The address for visitors, if a proxy is in front of the gateway. */
  readonly origin?: string;
  /** Who may try releases that are not live, if LIVREE_TRIALS does not say. */
  readonly trials?: 'open';
  /** Makes new builds live without comparing them. */
  readonly isUnchecked?: boolean;
  /** Further flags of Node for the API. */
  readonly apiFlags?: readonly string[];
  /** Further variables of the API. */
  readonly apiVariables?: Readonly<Record<string, string>> | undefined;
}

/**
 * Starts API and gateway on `port`, builds what has changed meanwhile, and waits until both answer. After that, a
 * part that ends by itself restarts. A rejection of `interrupted` stops everything.
 */
export async function startSite(
  port: number,
  interrupted: Promise<never>,
  options: SiteOptions = {},
): Promise<Site> {
  const settings = readSettings(process.env);
  const data = dataFolder(settings, options.data);
  const origin = `http://localhost:${port}`;
  const frames = await framePort(port, settings.FRAME_PORT);
  const apiPort = await freePort(port, frames);
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const visited = options.origin ?? origin;
  const shared = {
    ...sharedVariables(settings, data, visited),
    ...(options.trials && !process.env['LIVREE_TRIALS'] && { LIVREE_TRIALS: options.trials }),
    LIVREE_FRAME_ORIGIN: settings.LIVREE_FRAME_ORIGIN ?? `http://localhost:${frames}`,
  };
  const keys = { LIVREE_MAILBOX_KEY: newMailboxKey(), LIVREE_OPERATOR_KEY: newOperatorKey() };
  const processes = createProcessGroup();
  const starting = new AbortController();
  const { signal } = starting;
  const stop = async () => {
    starting.abort();
    await processes.stop();
  };
  await migrateServer(shared);
  const flags = [...apiFlags, ...(options.apiFlags ?? [])];
  const apiService = supervise('API', () =>
    startApi(apiPort, { ...shared, ...options.apiVariables, ...keys }, flags),
  );
  const api = processes.add(apiService);
  try {
    const prepared = Promise.all([buildAll(signal), untilReady(`${apiOrigin}/readyz`, signal)]);
    await Promise.race([prepared, api, interrupted]);
    // Only now is it certain that no other site uses this data.
    await Promise.race([seedLedger(data, options.isUnchecked), interrupted]);
    const gatewayService = supervise('gateway', () =>
      startGateway(port, apiOrigin, { ...shared, FRAME_PORT: String(frames) }),
    );
    const gateway = processes.add(gatewayService);
    const broken = Promise.race([api, gateway, interrupted]);
    broken.catch(() => undefined);
    await Promise.race([untilReady(`${origin}/healthz`, signal), broken]);
    for (const service of [apiService, gatewayService]) service.keepRunning();
    await recordApi(data, apiOrigin);
    void watchSiteCanaries(data, apiOrigin, signal);
    const mailbox = mailboxLink(visited, keys.LIVREE_MAILBOX_KEY);
    const operations = operatorLink(visited, keys.LIVREE_OPERATOR_KEY);
    return { origin, mailbox, operations, broken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

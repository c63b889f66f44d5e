import { Interrupted, interruption, Stop } from '@livree/command';
import { freePort } from '@livree/server/free-port';
import { type GoogleStandIn, startGoogle } from '../site/google-stand-in.ts';
import { tellMailbox } from '../site/mailbox.ts';
import { startSite, type Site } from '../site/site.ts';
import { openDevLedger } from './dev-ledger.ts';
import { startReloadProxy } from './reload-proxy.ts';
import { watchSources, type Change } from './watch-sources.ts';

const data = '.livree/dev';

/**
 * The whole site during development. An edited remote is published and promoted into a separate ledger; any other
 * edit builds what it affects and restarts the site; open pages reload.
 */
export async function devSite(port: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  const sitePort = await freePort();
  const interrupted = interruption();
  interrupted.catch(() => undefined);
  const ledger = await openDevLedger(data);
  const google = await provideGoogle();

  async function start(): Promise<Site> {
    const started = await startSite(sitePort, interrupted, {
      data,
      origin,
      trials: 'open',
      isUnchecked: true,
      apiFlags: ['--watch'],
      apiVariables: google?.variables,
    });
    try {
      await ledger.promoteBuilds(started.origin);
      process.stdout.write(tellMailbox(started));
      return started;
    } catch (error) {
      await started.stop();
      throw error;
    }
  }

  let site = await start();
  const proxy = await startReloadProxy(port, sitePort);
  process.stdout.write(`Livrée is ready at ${origin}; edits show by themselves\n`);

  async function follow(change: Change): Promise<void> {
    const started = performance.now();
    if (change === 'site') {
      await site.stop();
      site = await start();
    } else {
      for (const remote of change.remotes) await ledger.publish(remote);
      await ledger.promoteBuilds(site.origin);
    }
    proxy.reload();
    const what = change === 'site' ? 'the site' : change.remotes.join(', ');
    process.stdout.write(`${what} anew in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }

  let work = Promise.resolve();
  const stopWatching = watchSources((change) => {
    // A failed build is reported, and the next change tries again.
    work = work.then(() => follow(change)).catch((error: unknown) => reportError(error));
  });
  await interrupted.catch((error: unknown) => {
    if (!(error instanceof Interrupted)) throw error;
  });
  stopWatching();
  proxy.close();
  await work;
  await site.stop();
  google?.stop();
}

/** The provider that replaces Google, so that signing in with it can be seen without its keys. */
const provideGoogle = async (): Promise<GoogleStandIn | undefined> =>
  process.env['LIVREE_GOOGLE_CLIENT_ID'] ? undefined : startGoogle();

function reportError(error: unknown): void {
  if (error instanceof Interrupted) return;
  process.stderr.write(`${error instanceof Stop ? error.message : String(error)}\n`);
}

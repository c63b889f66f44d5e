import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { freePort } from '../processes/free-port.ts';
import { run } from '../processes/run.ts';
import { startService, type Service } from '../processes/service.ts';
import { Stop } from '../stop.ts';
import { buildAll } from './build.ts';
import { keepShell } from './keep-shell.ts';

export interface Site {
  readonly origin: string;
  /** Rejects with a sentence when a part of the site ends by itself. */
  readonly broken: Promise<never>;
  stop(): Promise<void>;
}

/** Milliseconds that the parts have to become ready. */
const patience = 60_000;

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** What a site for development does differently. */
export interface SiteOptions {
  /** Where its data is when LIVREE_DATA does not say. */
  readonly data?: string;
  /** The address that visitors use, when something stands in front of the gateway. */
  readonly origin?: string;
  /** Flags of Node for the API. */
  readonly apiFlags?: readonly string[];
}

/**
 * Starts API and gateway on `port`, building what has changed meanwhile, and waits until both answer.
 * A rejection of `interrupted` stops whatever was started.
 */
export async function startSite(
  port: number,
  interrupted: Promise<never>,
  options: SiteOptions = {},
): Promise<Site> {
  const data = resolve(process.env['LIVREE_DATA'] ?? join(workspaceRoot, options.data ?? '.livree'));
  const apiPort = await freePort();
  const origin = `http://localhost:${port}`;
  const shared = {
    // The demonstration house drives in France and in Algeria.
    LIVREE_COUNTRIES: process.env['LIVREE_COUNTRIES'] ?? 'fr,dz',
    LIVREE_DATA: data,
    LIVREE_SITE_URL: options.origin ?? origin,
    LIVREE_COMMIT: commit(),
  };
  const services: Service[] = [];
  const starting = new AbortController();
  const { signal } = starting;
  const stop = async () => {
    starting.abort();
    for (const service of services.toReversed()) await service.stop();
  };
  const watch = (service: Service): Promise<never> => {
    services.push(service);
    return service.ended.then((why) => {
      // With code 1 it has said itself, in one sentence, why it does not start.
      throw new Stop(why === 'code 1' ? '' : `The ${service.name} has ended (${why}); the site is stopped.`);
    });
  };

  const api = watch(
    startService(
      'API',
      'apps/api/src/main.ts',
      {
        ...shared,
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        LIVREE_LOG_LEVEL: process.env['LIVREE_LOG_LEVEL'] ?? 'warn',
      },
      options.apiFlags,
    ),
  );
  api.catch(() => undefined);
  try {
    await Promise.race([
      Promise.all([buildAll(signal), untilReady(`http://127.0.0.1:${apiPort}/readyz`, signal)]),
      api,
      interrupted,
    ]);
    // Only now is it certain that no other site runs on this data.
    await Promise.race([seed(shared, signal), interrupted]);
    const gateway = watch(
      startService('gateway', 'apps/gateway/src/main.ts', {
        ...shared,
        PORT: String(port),
        SHELL_DIST: await keepShell(data),
        API_ORIGIN: `http://127.0.0.1:${apiPort}`,
        NODE_ENV: process.env['NODE_ENV'] ?? 'production',
      }),
    );
    const broken = Promise.race([api, gateway, interrupted]);
    broken.catch(() => undefined);
    gateway.catch(() => undefined);
    await Promise.race([untilReady(`${origin}/healthz`, signal), broken]);
    return { origin, broken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function seed(env: Readonly<Record<string, string>>, signal: AbortSignal): Promise<void> {
  return run(process.execPath, ['tools/release/src/cli.ts', 'seed'], { cwd: workspaceRoot, env, signal });
}

async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && !signal.aborted) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Stop('The site was not ready within a minute; the lines above may say why.');
}

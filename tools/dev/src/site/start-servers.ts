import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '@livree/build/project';
import { Stop } from '@livree/command';
import { startProcess, type StartedProcess, waitUntilReady } from '@livree/server/processes';
import { pickGatewayVariables } from './gateway-variables.ts';
import type { SiteSettings } from './settings.ts';

/** Milliseconds for API and gateway to become ready. */
const startupMs = 180_000;

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

export function sharedVariables(settings: SiteSettings, data: string, origin: string) {
  return {
    LIVREE_COUNTRIES: settings.LIVREE_COUNTRIES,
    LIVREE_DATA: data,
    LIVREE_SITE_URL: origin,
    LIVREE_COMMIT: commit(),
    NODE_ENV: settings.NODE_ENV,
    LIVREE_LOG_LEVEL: settings.LIVREE_LOG_LEVEL,
  };
}

type Shared = ReturnType<typeof sharedVariables>;

/** A PostgreSQL server is migrated before its processes start; the API migrates its embedded database. */
export async function migrateServer(shared: Shared): Promise<void> {
  if (!process.env['DATABASE_URL']) return;
  const env = { ...process.env, ...shared };
  if ((await startServer(['apps/api/src/main.ts', '--migrate'], env).ended) !== 'code 0')
    throw new Stop('The database could not be migrated; the lines above say why.');
}

export function startApi(
  port: number,
  shared: Shared & { LIVREE_MAILBOX_KEY: string; LIVREE_OPERATOR_KEY: string },
  flags: readonly string[],
): StartedProcess {
  const env = { ...shared, PORT: String(port), HOST: '127.0.0.1' };
  return startServer([...flags, 'apps/api/src/main.ts'], { ...process.env, ...env });
}

export function startGateway(
  port: number,
  apiOrigin: string,
  shared: Shared & { FRAME_PORT: string },
): StartedProcess {
  return startServer(['apps/gateway/src/main.ts'], {
    ...pickGatewayVariables({ ...process.env, ...shared }),
    PORT: String(port),
    API_ORIGIN: apiOrigin,
  });
}

const startServer = (args: readonly string[], env: NodeJS.ProcessEnv): StartedProcess =>
  startProcess(args, {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // In its own process group, so that a Ctrl-C in the terminal reaches it once, through us.
    detached: true,
  });

export const untilReady = (url: string, signal: AbortSignal): Promise<void> =>
  waitUntilReady(url, { timeoutMs: startupMs, signal }).catch(() => {
    throw new Stop('The site was not ready within three minutes; the lines above may say why.');
  });

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiFlags } from '@livree/build/api-process';
import { workspaceRoot } from '@livree/build/project';
import type { Ledger } from '@livree/release/ledger';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady, type StartedProcess } from '@livree/server/processes';
import { joinLedger, type JoinedLedger } from './join-ledger.ts';

/** Milliseconds for an API with an empty database, and for a gateway. */
const timeoutMs = 120_000;

/** The operator of every visited site, who exists nowhere else. */
export const operator = { email: 'operator@visit.invalid', password: 'a visit that nobody else makes 7' };

/** A site of its own, made of what is live, which a release may join. */
export interface VisitedSite extends JoinedLedger {
  readonly origin: string;
  readonly apiOrigin: string;
  stop(): Promise<void>;
}

const start = (args: readonly string[], env: NodeJS.ProcessEnv): StartedProcess =>
  startProcess(args, {
    cwd: workspaceRoot,
    env: { PATH: process.env['PATH'], TZ: process.env['TZ'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Starts an API with the demonstration's data and a gateway with all that is live. Nothing of them outlives `stop`. */
export async function startVisitedSite(ledger: Ledger, now: () => Date): Promise<VisitedSite> {
  const data = await mkdtemp(join(tmpdir(), 'livree-visit-'));
  const port = await freePort();
  const frames = await freePort(port);
  const apiPort = await freePort(port, frames);
  const origin = `http://localhost:${port}`;
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const shared = {
    LIVREE_DATA: data,
    LIVREE_SITE_URL: origin,
    LIVREE_FRAME_ORIGIN: `http://localhost:${frames}`,
    LIVREE_RATE_LIMIT_SCALE: '100000',
    LIVREE_LOG_LEVEL: 'fatal',
    HOST: '127.0.0.1',
  };
  const api = start([...apiFlags, 'apps/api/src/main.ts'], {
    ...shared,
    PORT: String(apiPort),
    LIVREE_OPERATOR_EMAIL: operator.email,
    LIVREE_OPERATOR_PASSWORD: operator.password,
  });
  const running = [api];
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
    await rm(data, { recursive: true, force: true });
  };
  try {
    const [joined] = await Promise.all([
      joinLedger(ledger, data, now),
      waitUntilReady(`${apiOrigin}/readyz`, { timeoutMs, server: api }),
    ]);
    const gateway = start(['apps/gateway/src/main.ts'], {
      ...shared,
      PORT: String(port),
      FRAME_PORT: String(frames),
      API_ORIGIN: apiOrigin,
    });
    running.push(gateway);
    await waitUntilReady(`${origin}/healthz`, { timeoutMs, server: gateway });
    return { ...joined, origin, apiOrigin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

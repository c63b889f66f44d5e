import { workspaceRoot } from '@livree/build/project';
import { Refusal } from '@livree/release/ledger';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady, type StartedProcess } from '@livree/server/processes';

/** Milliseconds for an API with an empty database, or for a gateway. */
const startsWithin = 120_000;

/** @throws Refusal if the server ends before it answers, or does not answer in time */
export async function awaitServer(url: string, server: StartedProcess): Promise<void> {
  await waitUntilReady(url, { timeoutMs: startsWithin, server }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(`the site for the visit does not start: ${why}`);
  });
}

/** Starts a script of the workspace with nothing of this process's environment but its path. */
export const startServer = (args: readonly string[], env: NodeJS.ProcessEnv): StartedProcess =>
  startProcess(args, {
    cwd: workspaceRoot,
    env: { PATH: process.env['PATH'], TZ: process.env['TZ'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** What API and gateways of a visited site share. */
export const visitSettings = {
  LIVREE_RATE_LIMIT_SCALE: '100000',
  LIVREE_LOG_LEVEL: 'fatal',
  HOST: '127.0.0.1',
};

/** A gateway on a ledger of its own. */
export interface VisitGateway {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a gateway on the ledger in the folder `data`, in front of an API that runs. */
export async function startGateway(data: string, apiOrigin: string): Promise<VisitGateway> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const gateway = startServer(['apps/gateway/src/main.ts'], {
    ...visitSettings,
    LIVREE_DATA: data,
    LIVREE_SITE_URL: origin,
    PORT: String(port),
    API_ORIGIN: apiOrigin,
  });
  try {
    await awaitServer(`${origin}/healthz`, gateway);
    return { origin, stop: () => gateway.stop() };
  } catch (error) {
    await gateway.stop();
    throw error;
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady } from '@livree/server/processes';

/** The folder of the whole workspace. */
export const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Milliseconds to start a site, including missing builds. */
const timeoutMs = 180_000;

/** The origin of the site that this run's journeys visit. */
export function siteOrigin(): string {
  const origin = process.env['LIVREE_E2E_ORIGIN'];
  if (origin === undefined) throw new Error('no site runs: LIVREE_E2E_ORIGIN is not set');
  return origin;
}

export interface RunningSite {
  readonly origin: string;
  /** The folder of its data: ledger, database, mailbox. */
  readonly data: string;
  /** The link to its mailbox, as printed. */
  readonly mailbox: string;
  stop(): Promise<void>;
}

/** Starts the product like `npm start`, with its own port and data, and waits until it is ready. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'livree-site-'));
  const siteEnv = {
    ...process.env,
    PORT: String(port),
    LIVREE_DATA: data,
    LIVREE_RATE_LIMIT_SCALE: '10000',
    // Journeys are refused on purpose; their security events would hide other messages.
    LIVREE_LOG_LEVEL: 'error',
    // How long to wait for a lost answer of the provider.
    LIVREE_PROVIDER_TIMEOUT_MS: '2000',
    ...env,
  };
  const server = startProcess(['tools/dev/src/start.ts'], {
    cwd: workspace,
    env: siteEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = printedLink(server.child);
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(`${origin}/healthz`, { timeoutMs, server });
    return { origin, data, mailbox: await printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The mailbox's link, once the site prints it. */
function printedLink(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      said += chunk.toString();
      const link = /^Mails: (.+)$/m.exec(said)?.[1];
      if (link !== undefined) resolve(link);
    });
  });
}

/** Runs `npm run release -- …` on the ledger of this run's site; rejects if the command fails. */
export const release = (...args: string[]): Promise<string> =>
  releaseOn({ data: process.env['LIVREE_E2E_DATA'], origin: siteOrigin() }, ...args);

/** The same on the ledger of another site. */
export function releaseOn(
  { data, origin }: { readonly data: string | undefined; readonly origin: string },
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, LIVREE_DATA: data, LIVREE_SITE_URL: origin };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/release/src/cli.ts', ...args], { cwd: workspace, env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

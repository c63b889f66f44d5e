import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@livree/server/free-port';
import { expect, test } from 'playwright/test';
import { siteOrigin } from '../support/site.ts';

test.setTimeout(180_000);

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm start` until it ends by itself; returns its code and output. */
function tryToStart(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/dev/src/start.ts'], {
    cwd: workspace,
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })));
}

/** Processes of this machine that were started with `variable` in their environment. */
function processesWith(variable: string): string[] {
  return readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/environ`, 'utf8').includes(variable);
    } catch {
      return false;
    }
  });
}

const sitePort = new URL(siteOrigin()).port;

const senseless: readonly { what: string; env: Readonly<Record<string, string>>; sentence: RegExp }[] = [
  { what: 'a port that is no number', env: { PORT: 'abc' }, sentence: /^PORT must be .*"abc"\)\.$/ },
  {
    what: 'a port that is taken',
    env: { PORT: sitePort },
    sentence: new RegExp(`^Port ${sitePort} is taken.*\\.$`),
  },
  {
    what: 'a data folder in use',
    env: { LIVREE_DATA: process.env['LIVREE_E2E_DATA'] ?? '' },
    sentence: /^The data folder .* is in use by process \d+\.$/,
  },
  {
    what: 'a variable that makes no sense',
    env: { LIVREE_HOLD_MINUTES: 'soon' },
    sentence: /^LIVREE_HOLD_MINUTES must be .*"soon".*\.$/,
  },
];

for (const { what, env, sentence } of senseless) {
  test(`starting the site with ${what} prints one sentence`, async () => {
    const { code, said } = await tryToStart({ PORT: String(await freePort()), ...env });
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
  });
}

test('stopping npm, even twice, leaves no process running @long', async () => {
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'livree-site-'))];
  const env = { ...process.env, PORT: String(port), LIVREE_DATA: data };
  const npm = spawn('npm', ['start'], { cwd: workspace, env, stdio: 'ignore' });
  const ready = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(ready, { timeout: 120_000 }).toBe(true);
  const running = () => processesWith(`LIVREE_DATA=${data}`);
  expect(running().length).toBeGreaterThanOrEqual(4);
  npm.kill('SIGTERM');
  npm.kill('SIGTERM');
  await expect.poll(running, { timeout: 40_000 }).toEqual([]);
  expect(await ready()).toBe(false);
  rmSync(data, { recursive: true });
});

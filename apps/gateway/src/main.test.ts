import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { plantSite, type PlantedSite } from './testing/planted-site.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite();
});
afterAll(() => site.close());

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      LIVREE_DATA: `${site.folder}/data`,
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }));
  });
  return { child, ended };
}

it('the gateway reports in one sentence that its port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, errors } = await start({ PORT: port }).ended;
  expect([code, errors]).toEqual([
    1,
    `Port ${port} is taken; stop what uses it or choose another with PORT.\n`,
  ]);
  other.close();
});

it.each([
  [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535 (it is "many").\n'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535 (it is "70000").\n'],
  [
    { API_ORIGIN: 'localhost:1' },
    'API_ORIGIN must be an origin such as https://pay.livree.example, without a path (it is "localhost:1").\n',
  ],
  [
    { LIVREE_SITE_URL: 'https://livree.example', LIVREE_FRAME_ORIGIN: 'https://livree.example' },
    'LIVREE_FRAME_ORIGIN must be another origin than LIVREE_SITE_URL.\n',
  ],
])('the gateway refuses invalid settings by name: %o', async (environment, sentence) => {
  expect(await start(environment).ended).toEqual({ code: 1, errors: sentence });
});

it('the gateway exits by itself on SIGTERM', async () => {
  const port = String(20_000 + (process.pid % 10_000));
  const address = `http://localhost:${port}`;
  const { child, ended } = start({ PORT: port, LIVREE_SITE_URL: address });
  await expect
    .poll(async () => (await fetch(address).catch(() => undefined))?.status, {
      timeout: 50_000,
      interval: 100,
    })
    .toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, errors: '' });
});

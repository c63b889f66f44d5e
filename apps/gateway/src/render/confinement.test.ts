import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
let neighbour: Server;
let port = 0;

beforeAll(async () => {
  vi.stubEnv('LIVREE_QUOTE_SECRET', 'of-the-gateway');
  neighbour = createServer((socket) => socket.end('reached'));
  await new Promise<void>((resolve) => {
    neighbour.listen(0, '127.0.0.1', resolve);
  });
  const address = neighbour.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  site = await plantSite({ LIVREE_TRIALS: 'open' });
  mkdirSync(join(site.folder, 'data/secrets'), { recursive: true });
  writeFileSync(join(site.folder, 'data/secrets/quote'), 'of-the-house');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  neighbour.close();
  await site.close();
});

const text = (value: string) => JSON.stringify(value);

/** The attempts of a hostile bundle: each is the body of a function that returns on success and throws otherwise. */
const attempts = (folder: string): Readonly<Record<string, string>> => ({
  'a secret in a file': `(await import('node:fs')).readFileSync(${text(join(folder, 'data/secrets/quote'))});`,
  'a file, as a module': `await import(${text(`file://${join(folder, 'data/site-config.json')}`)}, { with: { type: 'json' } });`,
  'a file to write': `(await import('node:fs')).writeFileSync(${text(join(folder, 'data/written'))}, '');`,
  'the environment': `
    const { readFileSync } = await import('node:fs');
    if (!/LIVREE|PATH/.test(JSON.stringify(process.env) + readFileSync('/proc/self/environ'))) throw new Error('empty');`,
  'a command': `(await import('node:child_process')).execFileSync('true');`,
  'a command, past the imports': `process.getBuiltinModule('node:child_process').execFileSync('true');`,
  'an add-on': `
    const { createRequire } = await import('node:module');
    createRequire(${text(import.meta.url)})('sharp');`,
  'a thread': `
    const { Worker } = await import('node:worker_threads');
    await new Worker('', { eval: true }).terminate();`,
  'another process': `process.kill(${process.pid}, 0);`,
  'the network': `
    const { connect } = await import('node:net');
    await new Promise((resolve, reject) => connect(${port}, '127.0.0.1').on('error', reject).on('data', resolve));`,
  'the network, by fetch': `await fetch('http://127.0.0.1:${port}').catch((error) => { if (!error.cause) throw error; });`,
});

it('a server bundle reads no file, runs no command and opens no connection', async () => {
  const tries = Object.entries(attempts(site.folder)).map(
    ([what, attempt]) =>
      `await (async () => { ${attempt} })().then(() => got.push(${text(what)}), () => undefined);`,
  );
  const { version } = await site.publish({
    id: 'blog',
    server: `const got = []; ${tries.join('\n')}; export const remote = { edition: JSON.stringify(got) };`,
  });
  const { body } = await site.app.inject({ url: `/?remote=blog@${version}` });
  const [, got = 'nothing was rendered'] = /<li>blog (\[.*?\]) /.exec(body) ?? [];
  expect(JSON.parse(got)).toEqual([]);
});

it('a render process that takes memory outside the heap is ended without affecting others', async () => {
  const { version } = await site.publish({
    id: 'blog',
    server: `
      const hoard = [];
      for (let count = 0; count < 150; count += 1) hoard.push(new Uint8Array(8_000_000).fill(1));
      export const remote = { edition: 'has eaten' + hoard.length };`,
  });
  const { body } = await site.app.inject({ url: `/?remote=blog@${version}` });
  expect(body).not.toContain('has eaten');
  expect((await site.app.inject({ url: '/' })).headers['x-livree-render']).toBe('server');
});

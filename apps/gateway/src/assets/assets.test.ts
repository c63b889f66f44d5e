import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
let entry: string;
beforeAll(async () => {
  site = await plantSite();
  entry = `/assets/booking/${site.releases['booking']?.version}/entry.aa11.js`;
});
afterAll(() => site.close());

const get = (url: string, encoding = '') =>
  site.app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('a built file', () => {
  it.each(['entry', 'shell'])(
    'of the %s is immutable, and sent in the encoding that the browser accepts',
    async (which) => {
      const url = which === 'shell' ? '/assets/shell/shell.e1.js' : entry;
      const plain = await get(url);
      expect(plain.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      });
      const [brotli, gzipped] = [await get(url, 'gzip, br'), await get(url, 'gzip, br;q=0')];
      expect([brotli.headers['content-encoding'], gzipped.headers['content-encoding']]).toEqual([
        'br',
        'gzip',
      ]);
      // A worker of the shell reports a page that no longer answers.
      expect(plain.headers['content-security-policy']).toBe(
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      );
      expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
      expect(gunzipSync(gzipped.rawPayload)).toEqual(plain.rawPayload);
    },
  );

  it('that is already compressed is sent unchanged', async () => {
    const font = await get('/assets/shell/sans.ab12.woff2', 'br');
    expect([font.headers['content-encoding'], font.headers['content-type']]).toEqual([
      undefined,
      'font/woff2',
    ]);
  });

  it('stays after its release is no longer live', async () => {
    await site.promote(
      await site.publish({ id: 'booking', edition: '2', provides: ['booking/simulator@1'] }),
    );
    expect((await get(entry)).statusCode).toBe(200);
  });

  it('stays after a new release of the shell, so open visits continue', async () => {
    const { script, version } = site.shell;
    const { headers } = await get('/');
    const next = await site.publishShell({ edition: '2' });
    await site.promote(next);
    const url = `/assets/shell/${script.file}`;
    expect((await get('/')).body).toContain(`/assets/shell/${next.script.file}`);
    expect((await get('/')).body).not.toContain(url);
    const found = await get(url, 'br');
    expect([found.statusCode, found.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(found.rawPayload).toString()).toContain('the shell, edition 1');
    const report = { kind: 'error', remote: 'shell', version, language: 'fr', name: 'TypeError' };
    const cookie = String(headers['set-cookie']);
    await site.app.inject({ method: 'POST', url: '/telemetry', payload: report, headers: { cookie } });
    expect(site.counts().errors).toHaveProperty(`shell@${version}`);
    await site.rollback('shell');
  });

  it('at the root of the site is served if the shell has it', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await get('/humans.txt')).statusCode).toBe(404);
  });
});

describe('a picture', () => {
  it('is sent unchanged, and immutable', async () => {
    const { headers, body } = await get('/pictures/car-480.0a1b2c3d.avif', 'br');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
    });
    expect([headers['content-encoding'], body]).toEqual([undefined, 'a car']);
  });

  it.each([
    ['car', 'image/avif,image/webp,*/*;q=0.8', 'avif'],
    ['car', 'image/avif;q=0,image/webp,*/*', 'webp'],
    ['car', '*/*', 'jpeg'],
    ['van', 'image/avif,image/webp,*/*;q=0.8', 'jpeg'],
  ])('of a %s requested as JPEG with accept %s is sent as %s', async (name, accept, form) => {
    const url = `/pictures/${name}-960.0a1b2c3d.jpeg`;
    const { headers, body } = await site.app.inject({ url, headers: { accept } });
    expect([headers['content-type'], headers.vary, body]).toEqual([
      `image/${form}`,
      'accept',
      `a ${name} as ${form}`,
    ]);
  });

  it.each(['car-480.ffffffff.avif', '', 'deep/car.avif', '..%2fdata%2fsite-config.json'])(
    'that does not exist is not found: %s',
    async (file) => {
      const answer = await get(`/pictures/${file}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});

describe('a file that release.json does not name', () => {
  it.each([
    () => '/assets/booking/0123456789ab/entry.aa11.js',
    () => entry.replace('entry.aa11.js', 'release.json'),
    () => entry.replace('entry.aa11.js', '..%2frelease.json'),
    () => entry.replace('entry.aa11.js', '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd'),
    () => entry.replace('entry.aa11.js', 'entry.aa11.js.br'),
    () => entry.replace('entry.aa11.js', '%00'),
    () => '/assets/booking/..%2f..%2flog.jsonl',
    () => '/assets/shell/..%2fserver%2findex.mjs',
    () => '/assets/shell/index.mjs',
    () => '/assets/__proto__/constructor/toString',
    () => '/assets/../../package.json',
  ])('is not found, and the answer reveals no path of the server (%#)', async (url) => {
    const answer = await get(url());
    if (answer.statusCode === 200) expect(answer.headers['content-type']).toContain('text/html');
    else expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/livree-gateway-|ENOENT|root:|"trails"|export /);
  });
});

it('the gateway serves no file of a release as a service worker', async () => {
  const headers = { 'service-worker': 'script' };
  const [, ...rest] = entry.split('/');
  expect((await site.app.inject({ url: entry })).statusCode).toBe(200);
  for (const url of [entry, `//${rest.join('/')}`, '/', '/storage/avatars/x.js'])
    expect((await site.app.inject({ url, headers })).statusCode, url).toBe(404);
});

it('the gateway does not run a server bundle with changed bytes, and its log names the release', async () => {
  const tampered = await plantSite({ LIVREE_TRIALS: 'open' });
  const { payments } = tampered.releases;
  const next = await tampered.publish({ id: 'payments', edition: '2', paths: ['/payments'] });
  appendFileSync(
    join(tampered.folder, `data/ledger/releases/payments/${next.version}/server/index.mjs`),
    '\nglobalThis.x = 1;',
  );
  const { body } = await tampered.app.inject({ url: `/?remote=payments@${next.version}` });
  expect(body).toContain('<li>payments missing</li>');
  const { errors } = tampered.counts();
  expect(errors[`payments@${next.version}`]).toMatchObject({ browser: 0, server: 1 });
  expect(errors).not.toHaveProperty(`payments@${payments?.version}`);
  await tampered.close();
});

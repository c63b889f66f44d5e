import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@livree/release';
import { plantRemote } from '@livree/release/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle, standInShell } from '../testing/stand-in-shell.ts';

let site: PlantedSite;
let developer: Server;
let origin: string;
let next: Release;

beforeAll(async () => {
  let folder = '';
  developer = createServer((request, answer) => {
    readFile(join(folder, 'guest', request.url ?? '')).then(
      (bytes) => answer.end(bytes),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    developer.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = developer.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  site = await plantSite({ LIVREE_OVERRIDE_ORIGINS: origin, LIVREE_TRIALS: 'open' });
  folder = site.folder;
  next = await site.publish({
    id: 'booking',
    edition: '2',
    paths: ['/reservation'],
    provides: ['booking/simulator@1'],
    server: standInBundle('2'),
  });
});
afterAll(async () => {
  developer.close();
  await site.close();
});

const get = (url: string) => site.app.inject({ url });

describe('?remote=', () => {
  it('replaces a remote for this visit only, on the server too, and a banner says so', async () => {
    const { body } = await get(`/?remote=booking@${next.version}`);
    expect(body).toContain('<li>booking 2 true true</li>');
    expect(body).toContain(`"overrides":{"booking":"${next.version}"}`);
    expect((await get('/')).body).toContain('<li>booking 1 true true</li>');
  });

  it('stays in the address after a redirect', async () => {
    const { headers } = await get(`/fleet?remote=booking@${next.version}`);
    expect(headers.location).toBe(`/vehicles?remote=booking%40${next.version}`);
  });

  it('answers with a notice for a version that was never published or does not match', async () => {
    const unknown = await get('/?remote=booking@0123456789ab');
    expect([unknown.statusCode, unknown.body]).toEqual([
      404,
      expect.stringContaining('booking@0123456789ab was never published'),
    ]);
    expect((await get('/?remote=<script>')).body).not.toContain('<script>');
    const unfit = await site.publish({
      id: 'booking',
      edition: '3',
      paths: ['/vehicles'],
      provides: ['booking/simulator@1'],
    });
    const refused = await get(`/?remote=booking@${unfit.version}`);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('/vehicles has two owners'),
    ]);
  });
});

describe('?remote=shell', () => {
  it('shows a published shell to this visit only, with its own renderer and scripts', async () => {
    const shell = await site.publishShell({
      edition: '2',
      render: standInShell.replace("'<h1>' + language", "'<h1>second shell ' + language"),
    });
    const { body } = await get(`/?remote=shell@${shell.version}`);
    expect(body).toContain('<h1>second shell fr');
    expect(body).toContain(`/assets/shell/${shell.script.file}`);
    expect((await get(`/assets/shell/${shell.script.file}`)).statusCode).toBe(200);
    expect((await get('/')).body).not.toContain('second shell');
    expect((await get(`/?remote=shell@${origin}`)).statusCode).toBe(404);
  });
});

describe('?remote=<origin>', () => {
  const plant = () =>
    plantRemote(join(site.folder, 'guest'), {
      id: 'booking',
      edition: 'guest',
      paths: ['/reservation'],
      provides: ['booking/simulator@1'],
      server: standInBundle('guest'),
    });

  it('copies a build from an allow-listed origin and serves it from this site', async () => {
    const guest = plant();
    const { body, headers } = await get(`/?remote=booking@${origin}`);
    expect(body).toContain('<li>booking guest true true</li>');
    expect(headers['content-security-policy']).not.toContain(origin);
    expect((await get(`/assets/booking/${guest.version}/entry.aa11.js`)).statusCode).toBe(200);
  });

  it('refuses other origins, and bytes that differ from the release.json', async () => {
    expect((await get('/?remote=booking@http://127.0.0.1:1')).body).toContain(
      'is not one of LIVREE_OVERRIDE_ORIGINS',
    );
    const altered = plantRemote(join(site.folder, 'guest'), { id: 'booking', edition: 'altered' });
    await writeFile(join(site.folder, 'guest/browser', altered.entry.file), 'alert(1)');
    const refused = await get(`/?remote=booking@${origin}`);
    expect([refused.statusCode, refused.body]).toEqual([
      404,
      expect.stringContaining('does not have the hash'),
    ]);
  });
});

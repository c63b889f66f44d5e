import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@livree/release';
import { buildAt, publish } from '@livree/release/ledger';
import { plantRemote } from '@livree/release/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';

const plan = {
  id: 'booking',
  edition: '2',
  paths: ['/reservation'],
  provides: ['booking/simulator@1'],
  server: standInBundle('2'),
};

let folder: string;
let elsewhere: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livree-elsewhere-'));
  plantRemote(join(folder, 'booking'), plan);
  plantRemote(join(folder, 'altered'), { ...plan, edition: '3' });
  appendFileSync(join(folder, 'altered/browser/entry.aa11.js'), ' ');
  elsewhere = createServer((request, answer) => {
    readFile(join(folder, request.url ?? '')).then(
      (bytes) => answer.writeHead(200, { 'access-control-allow-origin': '*' }).end(bytes),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });
  const address = elsewhere.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  elsewhere.close();
  rmSync(folder, { recursive: true, force: true });
});

async function siteWith(origins: string): Promise<{ site: PlantedSite; release: Release }> {
  const site = await plantSite({ LIVREE_ASSET_ORIGINS: origins });
  const assets = `${origin}/booking/browser`;
  const { release } = await publish(site.ledger, 'booking', buildAt(`${origin}/booking`), new Date(), {
    assets,
  });
  const stored = await site.ledger.release('booking', release.version);
  await site.promote(stored);
  return { site, release: stored };
}

it('browsers get the files of a release from an allowed origin, with their hashes', async () => {
  const { site, release } = await siteWith(origin);
  const { body, headers } = await site.app.inject({ url: '/reservation' });
  const file = `${origin}/booking/browser/remote.cc33.css`;
  const [{ integrity } = { integrity: '' }] = release.css;
  expect(body).toContain(`href="${file}" integrity="${integrity}" crossorigin="anonymous"`);
  expect(body).toContain(`href="${origin}/booking/browser/entry.aa11.js"`);
  expect(body).toContain(`"assets":"${origin}/booking/browser"`);
  const policy = String(headers['content-security-policy']);
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));
  expect(policy).not.toMatch(new RegExp(`(?:connect|frame|default)-src [^;]*${origin}`));
  expect(body).toContain(`["${origin}"].includes`.replace('[', '[location.origin,'));
  expect((await site.app.inject({ url: '/' })).body).toContain('<li>booking 2 true true</li>');
  await site.close();
});

it('without LIVREE_ASSET_ORIGINS the site serves the files of a release itself, and its policy names no other origin', async () => {
  const { site, release } = await siteWith('');
  const { body, headers } = await site.app.inject({ url: '/reservation' });
  const own = `/assets/booking/${release.version}/entry.aa11.js`;
  expect(body).toContain(`href="${own}"`);
  expect(`${body}${String(headers['content-security-policy'])}`).not.toContain(origin);
  expect((await site.app.inject({ url: own })).statusCode).toBe(200);
  await site.close();
});

it('a build on another origin whose bytes differ from its release.json is not published', async () => {
  const site = await plantSite();
  await expect(publish(site.ledger, 'booking', buildAt(`${origin}/altered`), new Date())).rejects.toThrow(
    'browser/entry.aa11.js of booking@',
  );
  await site.close();
});

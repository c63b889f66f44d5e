import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInShell } from '../testing/stand-in-shell.ts';
import { readWrittenComposition } from '../testing/written-composition.ts';

let site: PlantedSite;
beforeEach(async () => {
  site = await plantSite();
});
afterEach(() => site.close());

const get = (url: string) => site.app.inject({ url });

const saying = (words: string) => standInShell.replace("'<h1>' + language", `'<h1>${words} ' + language`);

it('the next visitor gets a promoted shell, rendered by its own modules, and the previous one after a rollback', async () => {
  await site.promote(await site.publishShell({ edition: '2', render: saying('second') }));
  const promoted = await get('/');
  expect(promoted.body).toContain('<h1>second fr /</h1>');
  expect(promoted.headers['x-livree-render']).toBe('server');
  await site.rollback('shell');
  const back = await get('/');
  expect(back.body).toContain('<h1>fr /</h1>');
  expect(back.body).toContain(`/assets/shell/${site.shell.script.file}`);
});

it('every file that an open visit needs stays available after newer releases of shell and remotes', async () => {
  const { body } = await get('/reservation');
  const begun = readWrittenComposition(body);
  const named = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
  await site.promote(await site.publishShell({ edition: '2' }));
  await site.promote(
    await site.publish({
      id: 'booking',
      edition: '2',
      paths: ['/reservation'],
      provides: ['booking/simulator@1'],
    }),
  );
  expect(readWrittenComposition((await get('/reservation')).body).shell).not.toBe(begun.shell);
  expect(named.length).toBeGreaterThan(5);
  for (const url of named) expect((await get(url)).statusCode, url).toBe(200);
  for (const { id, version, expose } of begun.remotes)
    expect((await get(`/assets/${id}/${version}/${expose.file}`)).statusCode, id).toBe(200);
});

it('no module of a shell with changed bytes runs, and the browser renders the page', async () => {
  const shell = await site.publishShell({ edition: '2', render: saying('tampered') });
  const release = join(site.folder, 'data/ledger/releases/shell', shell.version);
  appendFileSync(join(release, 'server/index.mjs'), '\nglobalThis.x = 1;');
  await site.promote(shell);
  const { statusCode, headers, body } = await get('/');
  expect([statusCode, headers['x-livree-render']]).toEqual([200, 'shell']);
  expect(body).not.toContain('tampered');
});

it('the last good composition stays live while the description of a promoted shell cannot be read', async () => {
  await get('/');
  const shell = await site.publishShell({ edition: '2' });
  await site.promote(shell);
  rmSync(join(site.folder, 'data/ledger/releases/shell', shell.version, 'release.json'));
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(readWrittenComposition(body).shell).toBe(site.shell.version);
});

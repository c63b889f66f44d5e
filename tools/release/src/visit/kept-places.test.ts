import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '@livree/release/ledger';
import { changeBuild, plantRemote } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { openKeptPlaces } from './kept-places.ts';
import type { Place } from './place.ts';

let root: string;
let first: Candidate;

const harness = () => join(root, 'harness');
/** What the server answers at every address. */
let answered: string;
let live: Record<string, string>;
let sources: string;
const site = { ask: async () => new Response(answered) };
const open = (candidate: Candidate) =>
  openKeptPlaces(join(root, 'visits'), { harness: harness(), site, live, sources }, candidate);
const writeHarness = (script: string) =>
  writeFileSync(join(harness(), 'index.html'), `<script src="${script}"></script>`);

const state: Place = {
  kind: 'state',
  name: 'no article',
  url: 'http://127.0.0.1:4000/blog?language=fr',
  language: 'fr',
  visitor: 'nobody',
  isPhone: false,
  isWhole: false,
  isRepeated: false,
};

const page: Place = { ...state, kind: 'page', name: '/blog', url: 'http://localhost:4000/blog' };

/** What the page of a state of a release has loaded. */
function loaded({ release }: Candidate): string[] {
  if (!('expose' in release)) throw new Error('the shell has no states');
  return [release.entry, release.expose].map(
    ({ file }) => `http://127.0.0.1:4000/assets/blog/${release.version}/${file}`,
  );
}

/** The first release with something added to one of its files. */
async function changeFile(which: 'entry' | 'expose', added: string): Promise<Candidate> {
  const { release } = first;
  if (!('expose' in release)) throw new Error('the shell is not changed here');
  return changeBuild(release, first.read, (path, text) =>
    path === `browser/${release[which].file}` ? text + added : undefined,
  );
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-places-'));
  mkdirSync(harness());
  writeHarness('/published.1.js');
  [answered, live, sources] = ['<h1>Blog</h1>', { blog: 'a1', account: 'b1' }, 'c1'];
  first = { release: plantRemote(root, { id: 'blog' }), read: buildFolder(root) };
  const kept = await open(first);
  await kept.add(state, loaded(first));
  await kept.add(page, loaded(first));
  await kept.save();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a state whose files are those that were seen is kept, at another port too', async () => {
  const kept = await open(first);
  expect(await kept.has({ ...state, url: state.url.replace('4000', '5000') })).toBe(true);
  expect(await kept.has({ ...state, url: `${state.url}&theme=dark` })).toBe(false);
  expect(await kept.has({ ...state, isWhole: true })).toBe(false);
  expect(await kept.has({ ...state, isRepeated: true })).toBe(false);
});

it('a state of which a file has changed is looked at again', async () => {
  expect(await (await open(await changeFile('expose', ';void 0;'))).has(state)).toBe(false);
  expect(await (await open(await changeFile('entry', ';void 0;'))).has(state)).toBe(false);
});

it('digests of other files in the container change nothing', async () => {
  const container = await changeFile(
    'entry',
    '/* 7:"sha256-gcFOAXOLk5yauWoISxFE8mY2psf0amADIoPFxN1q/54=" */',
  );
  const kept = await open(container);
  await kept.add(state, loaded(container));
  await kept.save();
  const next = await changeFile('entry', '/* 7:"sha256-N9GcO3c1kbkLDgHQhqD1S0mPDZt6eYxmLoGFBI5udJs=" */');
  expect(await (await open(next)).has(state)).toBe(true);
});

it('a page is looked at again once its server answers something else, or something else is live beside it', async () => {
  expect(await (await open(first)).has(page)).toBe(true);
  answered = '<h1>The blog</h1>';
  expect(await (await open(first)).has(page)).toBe(false);
  expect(await (await open(first)).has(state)).toBe(true);
  answered = '<h1>Blog</h1>';
  live = { blog: 'a2', account: 'b1' };
  expect(await (await open(first)).has(page)).toBe(true);
  live = { blog: 'a2', account: 'b2' };
  expect(await (await open(first)).has(page)).toBe(false);
  expect(await (await open(first)).has(state)).toBe(true);
});

it('a page whose server does not answer is looked at, and not kept', async () => {
  const silent = { ask: () => Promise.reject(new Error('too late')) };
  const kept = await openKeptPlaces(
    join(root, 'visits'),
    { harness: harness(), site: silent, live, sources },
    first,
  );
  expect(await kept.has(page)).toBe(false);
  expect(await kept.has(state)).toBe(true);
  await kept.add(page, loaded(first));
  await kept.save();
  expect(await (await open(first)).has(page)).toBe(true);
});

it('nothing is kept for other sources', async () => {
  sources = 'c2';
  expect(await (await open(first)).has(state)).toBe(false);
});

it('a state of which no file is known is not kept', async () => {
  const kept = await open(first);
  const other = { ...state, url: `${state.url}&theme=dark` };
  await kept.add(other, []);
  expect(await kept.has(other)).toBe(false);
});

it('nothing is kept for another harness, or in a file that cannot be read', async () => {
  writeHarness('/published.2.js');
  expect(await (await open(first)).has(state)).toBe(false);
  writeHarness('/published.1.js');
  writeFileSync(join(root, 'visits', 'places-of-blog.json'), '{');
  expect(await (await open(first)).has(state)).toBe(false);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '@livree/release/ledger';
import { changeBuild, plantRemote } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { openKeptStates } from './kept-states.ts';
import type { Place } from './place.ts';

let root: string;
let first: Candidate;

const harness = () => join(root, 'harness');
const open = (candidate: Candidate) => openKeptStates(join(root, 'visits'), harness(), candidate);
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
};

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
  root = mkdtempSync(join(tmpdir(), 'livree-states-'));
  mkdirSync(harness());
  writeHarness('/published.1.js');
  first = { release: plantRemote(root, { id: 'blog' }), read: buildFolder(root) };
  const kept = await open(first);
  kept.add(state, loaded(first));
  await kept.save();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a state whose files are those that were seen is kept, at another port too', async () => {
  const kept = await open(first);
  expect(kept.has({ ...state, url: state.url.replace('4000', '5000') })).toBe(true);
  expect(kept.has({ ...state, url: `${state.url}&theme=dark` })).toBe(false);
  expect(kept.has({ ...state, isWhole: true })).toBe(false);
});

it('a state of which a file has changed is looked at again', async () => {
  expect((await open(await changeFile('expose', ';void 0;'))).has(state)).toBe(false);
  expect((await open(await changeFile('entry', ';void 0;'))).has(state)).toBe(false);
});

it('digests of other files in the container change nothing', async () => {
  const container = await changeFile(
    'entry',
    '/* 7:"sha256-gcFOAXOLk5yauWoISxFE8mY2psf0amADIoPFxN1q/54=" */',
  );
  const kept = await open(container);
  kept.add(state, loaded(container));
  await kept.save();
  const next = await changeFile('entry', '/* 7:"sha256-N9GcO3c1kbkLDgHQhqD1S0mPDZt6eYxmLoGFBI5udJs=" */');
  expect((await open(next)).has(state)).toBe(true);
});

it('a state of which no file is known is not kept', async () => {
  const kept = await open(first);
  const other = { ...state, url: `${state.url}&theme=dark` };
  kept.add(other, []);
  expect(kept.has(other)).toBe(false);
});

it('nothing is kept for another harness, or in a file that cannot be read', async () => {
  writeHarness('/published.2.js');
  expect((await open(first)).has(state)).toBe(false);
  writeHarness('/published.1.js');
  writeFileSync(join(root, 'visits', 'states-of-blog.json'), '{');
  expect((await open(first)).has(state)).toBe(false);
});

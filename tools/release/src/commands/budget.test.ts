import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantRemote } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOverspending } from './budget.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-budget-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a release within the budget of its app spends nothing that its team has not allowed', async () => {
  expect(await findOverspending(plantRemote(root, { id: 'blog' }))).toEqual([]);
});

it('each way in which a release goes over its budget is named, with both figures', async () => {
  const release = plantRemote(root, { id: 'blog' });
  const large = { ...release, entry: { ...release.entry, bytes: 300_000 } };
  const heavy = { ...large, files: [large.entry, ...release.files.slice(1)] };
  expect(await findOverspending(heavy)).toEqual([
    expect.stringMatching(/^each visit loads 300\.\d KB, more than the budget of 4\.5 KB$/),
    expect.stringMatching(/^all its files are 300\.\d KB, more than the budget of 50 KB$/),
  ]);
});

it('an app without a budget, or of another workspace, may spend what it likes', async () => {
  expect(await findOverspending(plantRemote(root, { id: 'tours' }))).toEqual([]);
});

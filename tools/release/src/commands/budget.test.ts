import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@livree/release/ledger';
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

const budget = (kilobytes: unknown, requests: unknown): string => {
  const load = { kilobytes, requests };
  return JSON.stringify({ livree: { budget: { first: load, all: load } } });
};

it.each([
  ['no JSON', '{"livree":', 'apps/blog/package.json is not JSON'],
  ['no number', budget('much', 3), 'is not valid at livree.budget.first.kilobytes'],
  ['negative bytes', budget(-1, 3), 'is not valid at livree.budget.first.kilobytes: must not be negative'],
  ['negative requests', budget(4, -3), 'is not valid at livree.budget.first.requests: must not be negative'],
])('what is no budget is refused: %s', async (_, text, sentence) => {
  const apps = join(root, 'apps');
  mkdirSync(join(apps, 'blog'), { recursive: true });
  writeFileSync(join(apps, 'blog/package.json'), text);
  const finding = findOverspending(plantRemote(root, { id: 'blog' }), apps);
  await expect(finding).rejects.toThrow(Refusal);
  await expect(finding).rejects.toThrow(sentence);
});

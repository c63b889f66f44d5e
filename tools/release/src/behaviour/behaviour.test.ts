import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '@livree/release/ledger';
import { plantRemote } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { invariants } from '../visit/invariants/index.ts';
import { changeBehaviour } from './change-behaviour.ts';
import { joinBehaviour } from './join-behaviour.ts';
import { readBreakingBehaviour, readHarmlessBehaviour } from './read-behaviour.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-behaviour-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('there are at least forty changes of behaviour that break something, and forty that do not', () => {
  expect(readBreakingBehaviour().length).toBeGreaterThanOrEqual(40);
  expect(readHarmlessBehaviour().length).toBeGreaterThanOrEqual(40);
});

it('for each rule of a visit there is a change that breaks it, and one that does not', () => {
  for (const changes of [readBreakingBehaviour(), readHarmlessBehaviour()]) {
    const rules = new Set(changes.map(({ rule }) => rule));
    expect(invariants.map(({ rule }) => rule).filter((rule) => !rules.has(rule))).toEqual([]);
  }
});

it('a changed build says in its description what it now consists of', async () => {
  const release = plantRemote(root, { id: 'blog' });
  const change = { name: 'x', rule: 'storage', remote: 'blog', code: ["localStorage.setItem('x', '1');"] };
  const build = await changeBehaviour(change, release, buildFolder(root));
  const script = Buffer.from((await build.read(`browser/${release.expose.file}`)) ?? []).toString();
  expect(script).toContain("localStorage.setItem('x', '1');");
  expect(build.version).not.toBe(release.version);
  expect(build.release.expose.integrity).not.toBe(release.expose.integrity);
  expect(build.release.files).toContainEqual(build.release.expose);
});

it('what a change adds is a script that can be read', async () => {
  const release = plantRemote(root, { id: 'blog' });
  for (const change of [...readBreakingBehaviour(), ...readHarmlessBehaviour()]) {
    if (change.texts !== undefined) continue;
    const build = await changeBehaviour(change, release, buildFolder(root));
    const script = Buffer.from((await build.read(`browser/${release.expose.file}`)) ?? []).toString();
    expect(() => Reflect.construct(Function, [script]), change.name).not.toThrow();
  }
});

it('all harmless changes together are a script that can be read', async () => {
  const release = plantRemote(root, { id: 'blog' });
  const [first, ...others] = readHarmlessBehaviour();
  if (first === undefined) throw new Error('there is no harmless change');
  const build = await changeBehaviour(joinBehaviour(first, others), release, buildFolder(root));
  const script = Buffer.from((await build.read(`browser/${release.expose.file}`)) ?? []).toString();
  expect(() => Reflect.construct(Function, [script])).not.toThrow();
  for (const { code = [] } of [first, ...others]) expect(script).toContain(code.join('\n'));
});

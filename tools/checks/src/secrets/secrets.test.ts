import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, it } from 'vitest';
import { secretsIn, secretsInFiles } from './find-secrets.ts';

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
const inWorkspace = (path: string): string => join(workspaceRoot, path);

/** In parts, so that this file itself is not reported. */
const planted: readonly (readonly [what: string, parts: readonly string[]])[] = [
  ['a key of Amazon', ['aws_secret_access_key = "wJalrXUtnFEMI/', 'K7MDENG/bPxRfiCYEXAMPLEKEZ"']],
  ['a token of GitHub', ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx']],
  [
    'a private key',
    [
      '-----BEGIN RSA ',
      `PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(20)}\n-----END RSA `,
      'PRIVATE KEY-----',
    ],
  ],
  ['a server with its password', ['postgres://livree:', 'f8Ko29sLqP1x@db.livree.example:5432/livree']],
];

it.each(planted)('%s is reported', async (_what, parts) => {
  expect(await secretsIn('planted.ts', parts.join(''))).not.toEqual([]);
});

it('no committed file contains a secret', async () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed.split('\0').filter(Boolean).map(inWorkspace).filter(isFile);
  expect(paths.length).toBeGreaterThan(1000);
  expect(await secretsInFiles(paths)).toEqual([]);
});

it('no file built for browsers contains a secret', async () => {
  const paths = globSync('apps/*/dist/**/*.{js,mjs,css,json,map,html}', { cwd: workspaceRoot });
  expect(await secretsInFiles(paths.map(inWorkspace).filter(isFile))).toEqual([]);
});

import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { workspaceRoot } from '@livree/build/project';
import { Stop } from '@livree/command';
import type { Figure } from './figure.ts';

const remote = 'day-tours';
const left = new Set([
  'node_modules',
  'dist',
  '.git',
  '.nx',
  '.livree',
  '.tmp',
  'test-results',
  'test-reports',
]);

/** A file that makes one check of the remote fail, and no other. */
interface Fault {
  readonly check: 'typecheck' | 'lint' | 'test';
  readonly file: string;
  readonly source: string;
}

const faults: readonly Fault[] = [
  { check: 'typecheck', file: 'fare.ts', source: "export const fare: number = 'ten';\n" },
  { check: 'lint', file: 'fare.ts', source: 'export const fare = 10;\ndebugger;\n' },
  {
    check: 'test',
    file: 'fare.test.ts',
    source: "import { expect, it } from 'vitest';\n\nit('costs ten', () => expect(9).toBe(10));\n",
  },
];

/** Copies the sources of the workspace, which may then be changed. The packages stay where they are. */
function copyWorkspace(to: string): void {
  cpSync(workspaceRoot, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const [packages, copied] = [join(workspaceRoot, 'node_modules'), join(to, 'node_modules')];
  mkdirSync(join(copied, '@livree'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@livree' && name !== '.cache') symlinkSync(join(packages, name), join(copied, name));
  for (const name of readdirSync(join(packages, '@livree')))
    symlinkSync(readlinkSync(join(packages, '@livree', name)), join(copied, '@livree', name));
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly trouble: string;
}

/** Runs a script of the copy with Node. */
async function runIn(copy: string, script: string, ...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, LIVREE_DATA: join(copy, '.livree') };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, trouble, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, trouble };
}

const release = (copy: string, ...args: readonly string[]): Promise<Ended> =>
  runIn(copy, 'tools/release/src/cli.ts', ...args);

/** Makes the shell of these sources live, which the new remote can join. */
async function releaseShell(copy: string): Promise<void> {
  for (const args of [
    ['publish', 'shell', '--unchecked'],
    ['promote', 'shell'],
  ]) {
    const { code, trouble } = await release(copy, ...args);
    if (code !== 0) throw new Stop(trouble);
  }
}

/** Whether the fault alone keeps the remote from being published, and is named. */
async function isRefused(copy: string, { check, file, source }: Fault): Promise<boolean> {
  const path = join(copy, 'apps', remote, 'src', file);
  writeFileSync(path, source);
  const { code, trouble } = await release(copy, 'publish', remote);
  rmSync(path);
  const isNamed = trouble.includes(
    `refused: the checks of ${remote} failed: ${check}; nothing was published`,
  );
  const isRight = code === 1 && isNamed && trouble.includes(`src/${file}`);
  if (!isRight) process.stdout.write(`✗ ${check}: ${trouble}\n`);
  return isRight;
}

const listed = async (copy: string): Promise<string> => (await release(copy, 'list', remote)).out;

/**
 * Publishes a new remote from a copy of the workspace: with one fault at a time, in an emergency, and without faults.
 */
export async function checkedPublish(): Promise<Figure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'livree-checked-'));
  try {
    copyWorkspace(copy);
    const made = await runIn(copy, 'tools/generators/src/cli.ts', 'remote', remote);
    const urgent = await release(copy, 'publish', remote, '--unchecked');
    if (made.code !== 0 || urgent.code !== 0) throw new Stop(`${made.trouble}${urgent.trouble}`);
    const isRecorded = (await listed(copy)).includes('  unchecked');
    await releaseShell(copy);
    let refused = 0;
    for (const fault of faults) refused += (await isRefused(copy, fault)) ? 1 : 0;
    const { code, trouble } = await release(copy, 'publish', remote);
    const isChecked = code === 0 && !(await listed(copy)).includes('unchecked');
    if (!isChecked) process.stdout.write(`✗ publish ${remote}: ${trouble}\n`);
    return [
      {
        name: 'failing checks that stop a publication and are named',
        value: `${refused} of ${faults.length}`,
        limit: 'types, lint and tests',
        isMet: refused === faults.length,
      },
      {
        name: 'an unchecked publication is recorded as such, a checked one is not',
        value: isRecorded && isChecked ? 'yes' : 'no',
        limit: 'yes',
        isMet: isRecorded && isChecked,
      },
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const finder = new URL('./find-confinement.ts', import.meta.url);

/** Runs a program as a user without rights. */
const asNobody = (program: string, ...given: string[]) =>
  spawnSync('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', program, ...given], {
    encoding: 'utf8',
  });

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
/** Another user may be unable to read the workspace. */
const isReadable = isRoot && asNobody('test', '-r', finder.pathname).status === 0;

it.runIf(isReadable)('a user without rights confines render processes by a user namespace', () => {
  const code = `
    const { findConfinement } = await import(${JSON.stringify(finder.href)});
    const { confinement, open } = await findConfinement();
    process.stdout.write(confinement.name + " " + open.length);`;
  const { stdout, stderr } = asNobody(process.execPath, '--input-type=module', '--eval', code);
  expect(stdout.trim(), stderr).toBe('a user namespace 0');
});

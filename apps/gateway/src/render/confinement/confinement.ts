import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { visibleFiles, visibleFolders } from './visible-files.ts';

/** A way to start Node: what the system lets it reach. */
export interface Confinement {
  readonly name: 'a user of its own' | 'a user namespace' | 'nothing';
  /** The program, and its arguments to run Node with these. */
  command(nodeArguments: readonly string[]): readonly [program: string, given: readonly string[]];
}

/** Where programs of the system are. */
export const systemPath = '/usr/sbin:/usr/bin:/sbin:/bin';

/** A folder that exists on every Linux and contains no code. */
const mountPoint = '/sys';

/** The user and group of render processes: no file, name or other process has it. */
const ownId = 64_021;

/** No network interface, no other process, no shared memory; the end of the gateway is its end. */
const freshNamespaces = ['--net', '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];

const escaped = (path: string): string =>
  path.replaceAll(/[\s\\#]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);

/** The arguments of `private-root.sh` before its command. */
function privateRoot(): string[] {
  const files = visibleFiles();
  const fstab = [...files, ...visibleFolders].map(
    (path) => `${escaped(path)} ${mountPoint}${escaped(path)} none bind,ro,nosuid,nodev 0 0`,
  );
  const folders = [...files.map(dirname), ...visibleFolders];
  const script = fileURLToPath(new URL('./private-root.sh', import.meta.url));
  const lists = [fstab, folders.map((path) => `.${path}`), files.map((path) => `.${path}`)];
  return ['sh', script, mountPoint, ...lists.map((lines) => lines.join('\n'))];
}

/** @param outside how the namespaces are made @param inside how the last rights are given up */
function confined(name: Confinement['name'], outside: string[], inside: string[]): Confinement {
  const namespaces = ['--pdeathsig=KILL', 'unshare', ...outside, ...freshNamespaces];
  const entering = ['--no-new-privs', 'unshare', ...inside, `--root=${mountPoint}`, '--wd=/'];
  const before = [
    ...namespaces,
    ...privateRoot(),
    'env',
    '-i',
    'NODE_ENV=production',
    'setpriv',
    ...entering,
  ];
  return { name, command: (given) => ['setpriv', [...before, process.execPath, ...given]] };
}

/** For a gateway that root started. */
const ownUser = (): Confinement =>
  confined('a user of its own', [], [`--setgid=${ownId}`, `--setuid=${ownId}`]);

/** For everybody, if the system permits it. A second namespace gives up the rights of the first. */
const userNamespace = (): Confinement =>
  confined(
    'a user namespace',
    ['--user', '--map-root-user'],
    ['--user', `--map-user=${ownId}`, `--map-group=${ownId}`],
  );

/** Only the barriers of Node hold. */
export const unconfined: Confinement = {
  name: 'nothing',
  command: (given) => [process.execPath, given],
};

/** The ways that may work on this system, the strongest first. */
export function possibleConfinements(): Confinement[] {
  if (process.platform !== 'linux') return [];
  return process.getuid?.() === 0 ? [ownUser(), userNamespace()] : [userNamespace()];
}

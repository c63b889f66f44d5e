import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, onTestFinished, test } from 'vitest';

const rule = z.strictObject({
  names: z.array(z.string()),
  action: z.literal('SCMP_ACT_ALLOW'),
  args: z.optional(z.array(z.looseObject({ index: z.number(), value: z.number(), op: z.string() }))),
});
/** What Docker and Kubernetes both read: no conditions, because Kubernetes would permit what they name. */
const profileSchema = z.strictObject({
  defaultAction: z.literal('SCMP_ACT_ERRNO'),
  defaultErrnoRet: z.number(),
  syscalls: z.array(rule),
});
type Profile = z.output<typeof profileSchema>;

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const profile = z.parse(profileSchema, JSON.parse(read('deploy/confinement/seccomp.json')));
const forNamespaces = new Set(['chroot', 'mount', 'unshare']);

test('the profiles that Compose and the cluster name exist', () => {
  const named = /^profile (\S+) /m.exec(read('deploy/confinement/apparmor'))?.[1] ?? '';
  const compose = read('deploy/compose.yaml');
  expect(compose).toContain('- seccomp:confinement/seccomp.json\n');
  expect(compose).toContain(`- apparmor:\${LIVREE_APPARMOR:?${named},`);
  const component = read('deploy/kubernetes/components/confined-renders/kustomization.yaml');
  expect(component).toContain(`localhostProfile: ${named} }`);
});

const folder = (path: string) => ({
  destination: path,
  type: 'bind',
  source: realpathSync(path),
  options: ['bind', 'ro'],
});
const memory = (path: string, options: readonly string[]) => ({
  destination: path,
  type: 'tmpfs',
  source: 'tmpfs',
  options: ['nosuid', ...options],
});

/** Node's folder only if it is elsewhere: a folder with a mount in it cannot be shown to a render process. */
const parts = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/etc', resolve(workspaceRoot)];
const shown = [...parts, dirname(process.execPath)].filter(
  (path, at, all) => existsSync(path) && !all.slice(0, at).some((earlier) => path.startsWith(`${earlier}/`)),
);

/** A container as Docker and Kubernetes make one for the gateway, with the folders of this machine. */
const container = (args: readonly string[], seccomp: Profile) => ({
  ociVersion: '1.0.2',
  process: {
    user: { uid: 10_001, gid: 10_001 },
    args,
    env: ['PATH=/usr/sbin:/usr/bin:/sbin:/bin'],
    cwd: '/',
    capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
    noNewPrivileges: true,
  },
  root: { path: 'rootfs', readonly: true },
  mounts: [
    { destination: '/proc', type: 'proc', source: 'proc' },
    { destination: '/sys', type: 'sysfs', source: 'sysfs', options: ['nosuid', 'noexec', 'nodev', 'ro'] },
    memory('/dev', ['mode=755']),
    memory('/tmp', ['nodev', 'mode=1777']),
    ...shown.map(folder),
  ],
  linux: {
    namespaces: ['pid', 'network', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
    maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/timer_list', '/proc/scsi', '/sys/firmware'],
    readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'],
    seccomp,
  },
});

const finder = join(workspaceRoot, 'apps/gateway/src/render/confinement/find-confinement.ts');
const code = `
  const { findConfinement } = await import(${JSON.stringify(`file://${finder}`)});
  const { confinement, open } = await findConfinement();
  process.stdout.write(confinement.name + ': ' + open.length + ' open');`;
// It refuses a second tree of control groups beside the first.
const run =
  'umount /sys/fs/cgroup/unified 2>/dev/null; exec crun --cgroup-manager=disabled run --bundle "$0" "$1"';

/** What the gateway finds in a container with this profile. */
function findIn(seccomp: Profile): string {
  const bundle = mkdtempSync(join(tmpdir(), 'livree-container-'));
  onTestFinished(() => rmSync(bundle, { recursive: true }));
  mkdirSync(join(bundle, 'rootfs'));
  const args = [process.execPath, '--input-type=module', '--eval', code];
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(container(args, seccomp)));
  const name = `livree-${process.pid}-${Date.now()}`;
  const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', run, bundle, name], {
    encoding: 'utf8',
  });
  return stdout === '' ? stderr : stdout;
}

/** Without root it would make a user namespace of its own first. */
const hasContainers = process.getuid?.() === 0 && spawnSync('crun', ['--version']).status === 0;

test.runIf(hasContainers)('in a container with this profile, render processes reach nothing', () => {
  expect(findIn(profile)).toBe('a user namespace: 0 open');
});

test.runIf(hasContainers)(
  'without the calls for namespaces, as containers are by default, they reach everything',
  () => {
    const syscalls = profile.syscalls.filter(({ names }) => !names.some((name) => forNamespaces.has(name)));
    expect(syscalls).toHaveLength(profile.syscalls.length - 1);
    expect(findIn({ ...profile, syscalls })).toBe('nothing: 6 open');
  },
);

const canParse = spawnSync('apparmor_parser', ['--version']).status === 0;

test.runIf(canParse)('the profile of AppArmor can be compiled', () => {
  const { status, stderr } = spawnSync(
    'apparmor_parser',
    ['--skip-kernel-load', '--skip-cache', 'deploy/confinement/apparmor'],
    { cwd: workspaceRoot, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

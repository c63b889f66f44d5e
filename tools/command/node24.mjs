// The first script that runs: plain JavaScript for Node 20.19, with built-in modules only. It installs the
// dependencies, including the Node that everything else runs on, and hands over to it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const binaries = join(root, 'node_modules/.bin');
const node24 = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
const lock = join(root, 'package-lock.json');
/** What npm writes once it has installed everything. */
const record = join(root, 'node_modules/.package-lock.json');

const notRunning = 'The Node 24 that comes with the dependencies does not run on this machine.';

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Livrée needs Node 20.19 or later to start; this is ${process.versions.node}.`);
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether npm has installed these versions; of what is for other systems it installs nothing. */
function holdsVersions() {
  const held = readPackages(record);
  const { '': _root, ...wanted } = readPackages(lock);
  return (
    Object.keys(held).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) =>
      path in held
        ? held[path].version === version && held[path].integrity === integrity
        : optional || devOptional,
    )
  );
}

/** Whether npm has installed what the lock file holds, by hand or for an earlier command. */
function isInstalled() {
  if (!existsSync(record) || !existsSync(node24)) return false;
  if (statSync(record).mtimeMs >= statSync(lock).mtimeMs) return true;
  // A checkout writes the lock file anew; taking the dependencies away for that would stop a site that runs.
  if (!holdsVersions()) return false;
  utimesSync(record, new Date(), new Date());
  return true;
}

function runNpm(...args) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`"npm ${args.join(' ')}" failed; the lines above say why.`);
}

function works(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

function install() {
  // Node is not started to check it, because that would delay every command.
  if (isInstalled()) return;
  process.stderr.write('installing the dependencies: about a minute the first time\n');
  runNpm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  if (!works(node24)) runNpm('rebuild', 'node');
  if (!works(node24)) stop(notRunning);
}

requireNode();
install();

const [script, ...args] = process.argv.slice(2);
const child = spawn(node24, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    // Starts each of our processes about 0.4 s faster.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/livree/compiled'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// npm passes SIGTERM only to its shell, which ends silently: then nobody waits for us any more.
const shell = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
}

child.on('error', () => stop(notRunning));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));

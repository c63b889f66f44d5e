import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@livree/build/project';

/** `generate <kind> <path>` is `nx g @livree/generators:<kind> <path>`. */
const [kind = '', ...rest] = process.argv.slice(2);
const args = ['generate', `@livree/generators:${kind}`, ...rest, '--no-interactive'];
const { status } = spawnSync('nx', args, { cwd: workspaceRoot, stdio: 'inherit' });
process.exitCode = status ?? 1;

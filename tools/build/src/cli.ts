import { buildRemote, buildShell } from './build.ts';
import { projectAt } from './project.ts';

const project = projectAt(process.cwd());
const started = performance.now();
await (project.id === 'shell' ? buildShell(project) : buildRemote(project));
process.stdout.write(`${project.id} built in ${Math.round(performance.now() - started)} ms\n`);

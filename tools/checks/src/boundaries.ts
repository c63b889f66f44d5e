import { workspaceRoot } from '@livree/build/project';
import { brokenBoundaries } from './boundaries/boundaries.ts';

const broken = brokenBoundaries(workspaceRoot);
for (const line of broken) process.stdout.write(`${line}\n`);
if (broken.length > 0) process.exitCode = 1;

import { workspaceRoot } from '@livree/build/project';
import { brokenTexts } from './texts/broken-texts.ts';

const broken = brokenTexts(workspaceRoot);
for (const line of broken) process.stdout.write(`${line}\n`);
if (broken.length > 0) process.exitCode = 1;

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@livree/build/project';
import { generate, usage, type GeneratorRequest } from './generate.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal for an unknown option */
function readRequest(): GeneratorRequest {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { api: { type: 'boolean', default: false } },
    });
    const [kind, place] = positionals;
    return { kind, place, api: values.api };
  } catch {
    throw new Refusal(usage);
  }
}

try {
  const { files, byHand } = await generate(workspaceRoot, readRequest());
  const paths = Object.keys(files);
  spawnSync('oxfmt', paths, { cwd: workspaceRoot, stdio: 'inherit' });
  const lines = ['written:', ...paths, '', 'left for you:', ...byHand.map((step) => `- ${step}`)];
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

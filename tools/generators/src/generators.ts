import { spawnSync } from 'node:child_process';
import type { Tree } from '@nx/devkit';
import { generate, type GeneratorOptions, type Kind } from './generate.ts';

/** A generator of Nx. After Nx has written the files, it formats them and prints what is left to do by hand. */
const generator = (kind: Kind) => async (tree: Tree, options: GeneratorOptions) => {
  const { files, byHand } = await generate(tree, kind, options);
  return () => {
    spawnSync('oxfmt', Object.keys(files), { cwd: tree.root, stdio: ['ignore', 'ignore', 'inherit'] });
    process.stdout.write(`${['', 'left for you:', ...byHand.map((step) => `- ${step}`)].join('\n')}\n`);
  };
};

export const remote = generator('remote');
export const feature = generator('feature');
export const component = generator('component');
export const apiDomain = generator('api-domain');

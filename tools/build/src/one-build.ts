import type { Configuration } from '@rspack/core';
import { onlyOurAriaLanguages, ourAriaWords } from './aria-languages.ts';
import { browserBase } from './browser.ts';
import { projectAt, workspaceRoot } from './project.ts';

/**
 * The whole site as a single build of the same sources, with the same lazy boundaries, as the benchmark's reference
 * for federation. `entry` starts the shell, `folder` receives the files.
 */
export function oneBuild(entry: string, folder: string): Configuration {
  const base = browserBase(projectAt(`${workspaceRoot}/apps/shell`));
  return {
    ...base,
    name: 'one build',
    plugins: [onlyOurAriaLanguages(), ourAriaWords()],
    entry: { site: entry },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    output: {
      ...base.output,
      path: folder,
      publicPath: '/assets/one-build/',
      uniqueName: 'livree_one_build',
    },
  };
}

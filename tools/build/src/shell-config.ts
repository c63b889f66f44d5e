import type { Configuration } from '@rspack/core';
import { merge } from 'webpack-merge';
import { shellBrowser } from './browser.ts';
import { describeShell } from './describe-shell.ts';
import { projectAt } from './project.ts';
import { ReleaseDescription } from './release-description.ts';
import { shellServer } from './server.ts';
import { readSurfaceInThread } from './surface/surface-thread.ts';

/**
 * The builds of the shell in `folder`: its browser scripts, its renderer, and `release.json`.
 * @param own options of the shell, such as plugins and rules, for its browser build
 */
export function shellConfig(folder: string, own: Configuration = {}): Configuration[] {
  const project = projectAt(folder);
  const builds = [merge(shellBrowser(project), own), shellServer(project)];
  return new ReleaseDescription(project, {
    readSurface: readSurfaceInThread,
    describe: describeShell,
  }).follow(builds);
}

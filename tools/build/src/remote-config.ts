import type { Configuration } from '@rspack/core';
import { merge } from 'webpack-merge';
import { framesBrowser, remoteBrowser } from './browser.ts';
import { describeRemote } from './describe.ts';
import { frameNames, projectAt } from './project.ts';
import { ReleaseDescription } from './release-description.ts';
import { remoteServer } from './server.ts';
import { galleryConfig, standaloneConfig } from './standalone.ts';
import { readSurfaceInThread } from './surface/surface-thread.ts';

/**
 * What `rspack` passes to a configuration: the command as `RSPACK_SERVE` or `RSPACK_BUILD`, and the values of
 * `--env`.
 */
export type RspackEnv = Readonly<Record<string, unknown>>;

/**
 * The builds of the remote in `folder`. `rspack build` builds its release: container, server bundle, frames and
 * `release.json`. `rspack serve` serves its harness; `--env api=real` makes it call the API at `LIVREE_API`. `rspack build --env
 * gallery=<folder>` builds the harness alone.
 * @param own options of this remote, such as plugins and rules, for its browser build and its harness
 */
export function remoteConfig(
  folder: string,
  own: Configuration = {},
): (env: RspackEnv) => Configuration | Configuration[] {
  const project = projectAt(folder);
  return (env) => {
    if (env['RSPACK_SERVE'] === true)
      return merge(standaloneConfig(project, env['api'] === 'real' ? 'real' : 'fake'), own);
    if (typeof env['gallery'] === 'string') return merge(galleryConfig(project, env['gallery']), own);
    const browser = merge(remoteBrowser(project), own);
    const others = [
      remoteServer(project),
      ...(frameNames(project).length > 0 ? [framesBrowser(project)] : []),
    ];
    // The browser build also empties the folder of the frames.
    const after = others.map((build) => merge(build, { dependencies: [`${project.id} browser`] }));
    return new ReleaseDescription(project, {
      readSurface: readSurfaceInThread,
      describe: describeRemote,
    }).follow([browser, ...after]);
  };
}

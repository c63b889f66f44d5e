import { rspack } from '@rspack/core';
import { workspaceRoot } from '../project.ts';

/**
 * The federation plugin imports its runtime by absolute path, and module ids are derived from names: the same sources
 * would build to other bytes in another folder. Here the name starts at the workspace.
 */
export function runtimeNamedFromWorkspace() {
  const here = encodeURIComponent(workspaceRoot);
  return new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,.*bundler-runtime/s, (data) => {
    data.request = data.request.replaceAll(here, encodeURIComponent('./'));
  });
}

/** The modules with which a host shares others also have absolute paths. */
const isNamedByDisk = /^(?:provide|consume) shared module/;

/** The ids of a host: modules with absolute paths are left to `optimization.moduleIds`, which numbers them. */
export function idsOfNamedModules() {
  return new rspack.ids.DeterministicModuleIdsPlugin({
    test: (module) => !isNamedByDisk.test(module.identifier()),
  });
}

import { rspack } from '@rspack/core';
import { workspaceRoot } from './project.ts';

/**
 * The federation plugin names its runtime by where it is on this disk, and module ids are made of names: the same
 * sources would build to other bytes in another folder. Here its name begins at the workspace.
 */
export function runtimeNamedFromWorkspace() {
  const here = encodeURIComponent(workspaceRoot);
  return new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,.*bundler-runtime/s, (data) => {
    data.request = data.request.replaceAll(here, encodeURIComponent('./'));
  });
}

/** The modules by which a host shares others are named by this disk as well. */
const isNamedByDisk = /^(?:provide|consume) shared module/;

/** The ids of a host: those of modules that are named by this disk are left to `optimization.moduleIds`, which counts. */
export function idsOfNamedModules() {
  return new rspack.ids.DeterministicModuleIdsPlugin({
    test: (module) => !isNamedByDisk.test(module.identifier()),
  });
}

import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** A host's own copy comes without what only containers do. */
const bundlerRuntime = { ...federation.bundlerRuntime, initContainerEntry };

Object.assign(globalThis, {
  /**
   * The bundler runtime for one container, which keeps its share scopes and options in it. Every container gets an
   * instance of its own: `init` would give it the host's, which has the name of the build that the runtime came with.
   */
  livreeBundlerRuntime: () => ({
    ...federation,
    runtime: { ...federation.runtime, init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }),
});

/** A plugin of the host's federation runtime, which runs before any container arrives. */
export default function provideBundlerRuntime() {
  return { name: 'livree-bundler-runtime' };
}

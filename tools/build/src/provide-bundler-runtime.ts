import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** A host's own copy lacks the parts that only containers need. */
const bundlerRuntime = { ...federation.bundlerRuntime, initContainerEntry };

Object.assign(globalThis, {
  /**
   * The bundler runtime for one container, which stores its share scopes and options. Every container gets its own
   * instance: `init` would return the host's, because its name is the build name of the runtime.
   */
  livreeBundlerRuntime: () => ({
    ...federation,
    runtime: { ...federation.runtime, init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }),
});

/** A plugin of the host's federation runtime, which runs before any container loads. */
export default function provideBundlerRuntime() {
  return { name: 'livree-bundler-runtime' };
}

import { createInstance } from '@module-federation/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
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

/** A plugin of every federation runtime, which runs before any container loads. */
export default function provideBundlerRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'livree-bundler-runtime',
    /** A shared file that failed is fetched again when it is next needed: the runtime itself would keep the failure. */
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    },
  };
}

import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import { containerName } from '@livree/release';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler } from '@rspack/core';
import { startContainers, startedByHost } from './federation-patches/container-start.ts';
import { runtimeAsModules } from './federation-patches/runtime-as-modules.ts';
import { workspaceRoot, type Project } from './project.ts';
import { eagerSingletons, singletons } from './singletons.ts';

const require = createRequire(import.meta.url);
const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
const manifest = z.object({ version: z.string() });

/** What a host provides to containers, by exact version: the singletons, and the runtime that containers use. */
export const shared: Readonly<Record<string, string>> = {
  ...singletons,
  [bundlerRuntime]: manifest.parse(require(`${bundlerRuntime}/package.json`)).version,
  // How a container asks its host to start it (`federation-patches/container-start.ts`).
  '@livree/container-start': '1.0.0',
};

/** Singletons of which a host provides only a part, by name: an absolute path would be part of the bytes. */
const narrowed: Readonly<Record<string, string>> = {
  'react-i18next': '@livree/platform/react-i18next',
};

const common = {
  shareStrategy: 'loaded-first',
  manifest: false,
  dts: false,
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
} as const;

/** A remote's container: its host provides every singleton, and the bundler runtime. */
export function containerFederation(project: Project) {
  const taken = Object.entries(singletons).map(([module, version]) => [
    module,
    { singleton: true, import: false, requiredVersion: version, version },
  ]);
  const federation = new ModuleFederationPlugin({
    ...common,
    name: containerName(project.id),
    filename: 'entry.[contenthash:8].js',
    // Relative, because the module's id is derived from it.
    exposes: {
      './remote': { import: `./${relative(workspaceRoot, project.source('remote.ts'))}`, name: 'remote' },
    },
    shared: Object.fromEntries(taken),
  });
  return plugins(federation, startedByHost(containerName(project.id)));
}

/** A host: it provides every singleton, and the bundler runtime (`federation-patches/provide-bundler-runtime.ts`). */
export function hostFederation(name: string) {
  const provided = Object.entries(singletons).map(([module, version]) => [
    module,
    {
      singleton: true,
      eager: eagerSingletons.includes(module),
      requiredVersion: version,
      version,
      ...(module in narrowed && { import: narrowed[module] }),
    },
  ]);
  const federation = new ModuleFederationPlugin({
    ...common,
    name,
    remotes: {},
    shared: Object.fromEntries(provided),
    runtimePlugins: [fileURLToPath(import.meta.resolve('./federation-patches/provide-bundler-runtime.ts'))],
  });
  return plugins(runtimeAsModules, federation, startContainers());
}

const plugins = (...all: readonly { apply(compiler: Compiler): void }[]) => ({
  apply: (compiler: Compiler) => {
    for (const plugin of all) plugin.apply(compiler);
  },
});

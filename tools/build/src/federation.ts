import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { containerName } from '@livree/release';
import { rspack, type Compiler } from '@rspack/core';
import { z } from '@livree/contracts/schema';
import { startContainers, startedByHost } from './federation-start.ts';
import { workspaceRoot, type Project } from './project.ts';
import { eagerSingletons, singletons } from './singletons.ts';

const require = createRequire(import.meta.url);
const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
const manifest = z.object({ version: z.string() });

/** What a host provides to containers, by exact version: the singletons, and the runtime that containers use. */
export const shared: Readonly<Record<string, string>> = {
  ...singletons,
  [bundlerRuntime]: manifest.parse(require(`${bundlerRuntime}/package.json`)).version,
  // How a container asks its host to start it (`federation-start.ts`).
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

/** A host: it provides every singleton, and the bundler runtime (`provide-bundler-runtime.ts`). */
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
    runtimePlugins: [fileURLToPath(import.meta.resolve('./provide-bundler-runtime.ts'))],
  });
  return plugins(runtimeAsModules, federation, startContainers());
}

const isCommonJs = /^[^!]*@module-federation[^!]*\.cjs$/;

/** The federation plugin imports the CommonJS files of its runtime, which cannot be tree-shaken. */
const runtimeAsModules = {
  apply(compiler: Compiler) {
    const runtime = fileURLToPath(import.meta.resolve('@module-federation/runtime'));
    compiler.options.resolve.alias = {
      ...compiler.options.resolve.alias,
      '@module-federation/runtime': runtime,
    };
    new rspack.NormalModuleReplacementPlugin(isCommonJs, (data) => {
      data.request = data.request.replace(/\.cjs$/, '.js');
    }).apply(compiler);
    const without = fileURLToPath(import.meta.resolve('./no-snapshots.ts'));
    new rspack.NormalModuleReplacementPlugin(/\/SnapshotHandler\.js$/, without).apply(compiler);
  },
};

const plugins = (...all: readonly { apply(compiler: Compiler): void }[]) => ({
  apply: (compiler: Compiler) => {
    for (const plugin of all) plugin.apply(compiler);
  },
});

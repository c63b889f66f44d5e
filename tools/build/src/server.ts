import { fileURLToPath } from 'node:url';
import type { Configuration, ExternalItemFunctionData } from '@rspack/core';
import { moduleRules } from './modules.ts';
import { workspaceRoot, type Project } from './project.ts';
import { singletons } from './singletons.ts';

function serverBase(project: Project): Configuration {
  const rules = moduleRules('server');
  return {
    name: `${project.id} server`,
    mode: 'production',
    devtool: false,
    target: 'node24',
    context: workspaceRoot,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    // One file per bundle: on a server, everything is already local.
    module: { ...rules, parser: { javascript: { dynamicImportMode: 'eager' } } },
    externalsType: 'module',
    output: {
      path: `${project.dist}/server`,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false, moduleIds: 'deterministic' },
    performance: false,
    stats: 'errors-warnings',
  };
}

type Resolve = (error?: Error, result?: string) => void;

/** A remote's server bundle: the singletons stay bare imports, everything else is included. */
export function remoteServer(project: Project): Configuration {
  return {
    ...serverBase(project),
    entry: { index: project.source('remote.ts') },
    externals: [
      ({ request }: ExternalItemFunctionData, done: Resolve) =>
        request !== undefined && request in singletons ? done(undefined, request) : done(),
    ],
  };
}

/** The file name of one of our singletons among the shell's server modules. */
export function serverModuleFile(module: string): string {
  return `${module.replace('@livree/', '').replaceAll('/', '-')}.mjs`;
}

/** Singletons from our own sources, which the shell's server build compiles to modules. */
export const ownSingletons: readonly string[] = Object.keys(singletons).filter((module) =>
  module.startsWith('@livree/'),
);

/** The shell's renderer, with our own singletons; packages stay bare imports. */
export function shellServer(project: Project): Configuration {
  const shared = ownSingletons.map((module) => [
    serverModuleFile(module).replace('.mjs', ''),
    fileURLToPath(import.meta.resolve(module)),
  ]);
  return {
    ...serverBase(project),
    entry: { index: project.source('server.tsx'), ...Object.fromEntries(shared) },
    externals: [
      ({ request }: ExternalItemFunctionData, done: Resolve) =>
        request !== undefined && staysBare(request) ? done(undefined, request) : done(),
    ],
  };
}

function staysBare(request: string): boolean {
  if (request.startsWith('.') || request.startsWith('/')) return false;
  return !request.startsWith('@livree/') || request in singletons;
}

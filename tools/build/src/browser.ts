import { containerName } from '@livree/release';
import { rspack, type Configuration } from '@rspack/core';
import { onlyOurAriaLanguages, ourAriaWords } from './aria-languages.ts';
import { idsOfNamedModules, runtimeNamedFromWorkspace } from './federation-patches/path-free-ids.ts';
import { containerFederation, hostFederation } from './federation.ts';
import { browsers, moduleRules } from './modules.ts';
import { frameNames, workspaceRoot, type Project } from './project.ts';

/**
 * Makes Chromium compile the whole file off the main thread while it arrives, instead of each function when it is
 * called.
 */
const compiledBesideThePage = '//# allFunctionsCalledOnLoad\n';

export function browserBase(project: Project): Configuration {
  return {
    name: `${project.id} browser`,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context: workspaceRoot,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: moduleRules('browser'),
    output: {
      path: `${project.dist}/browser`,
      uniqueName: containerName(project.id),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      runtimeChunk: false,
      splitChunks: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          // More passes than usual still find bytes, which every visitor pays for.
          minimizerOptions: { compress: { passes: 4 }, format: { preamble: compiledBesideThePage } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({
          // Each remote has its copy of a component's styles, and the last one to load wins. A copy without the
          // classes that its remote does not use would undo them for everybody else.
          removeUnusedLocalIdents: false,
          // Without its targets, it writes every logical property six times, by language instead of by direction.
          minimizerOptions: { targets: [...browsers] },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

const integrity = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] });

/** A remote: only the federation container. */
export function remoteBrowser(project: Project): Configuration {
  const base = browserBase(project);
  return {
    ...base,
    entry: {},
    // A release has its own folder, so the hashes would only make the container longer.
    output: {
      ...base.output,
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      // A module that threw throws again instead of running half initialised.
      strictModuleErrorHandling: true,
    },
    // Code that several pages use is fetched once; the container itself stays in one file.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    plugins: [containerFederation(project), runtimeNamedFromWorkspace(), integrity()],
  };
}

/** The shell: the host of every remote. */
export function shellBrowser(project: Project): Configuration {
  const base = browserBase(project);
  return {
    ...base,
    entry: { shell: project.source('main.ts') },
    // The heavy singletons share one copy of their library.
    optimization: { ...base.optimization, moduleIds: 'natural', splitChunks: { chunks: 'async' } },
    output: { ...base.output, publicPath: '/assets/shell/' },
    plugins: [
      hostFederation('livree_shell'),
      idsOfNamedModules(),
      runtimeNamedFromWorkspace(),
      onlyOurAriaLanguages(),
      ourAriaWords(),
      // Files that browsers and robots request by fixed names.
      new rspack.CopyRspackPlugin({ patterns: [{ from: `${project.root}/public` }] }),
      integrity(),
    ],
  };
}

/** Frame documents: plain pages with their own React, outside the federation. */
export function framesBrowser(project: Project): Configuration {
  const base = browserBase(project);
  return {
    ...base,
    name: `${project.id} frames`,
    entry: Object.fromEntries(
      frameNames(project).map((name) => [`frame-${name}`, project.source(`frames/${name}.tsx`)]),
    ),
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `${containerName(project.id)}_frames`,
      clean: false,
    },
    plugins: [integrity()],
  };
}

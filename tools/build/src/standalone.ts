import { join } from 'node:path';
import { releaseName } from '@livree/release';
import { readEnvironment } from '@livree/server/environment';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ourAriaWords } from './aria-languages.ts';
import { hostFederation } from './federation.ts';
import { moduleRules } from './modules.ts';
import { frameNames, workspaceRoot, type Project } from './project.ts';
import { settings } from './settings.ts';

/**
 * A remote alone in its harness, served with hot reload: a plain build without federation. It starts with the fake
 * API or a real one.
 */
export function standaloneConfig(project: Project, api: 'fake' | 'real'): Configuration {
  const base = harnessBase(`standalone_${project.id}`);
  const { entry, pages } = listDocuments(project);
  return {
    ...base,
    name: `${project.id} standalone`,
    entry,
    plugins: [new ReactRefreshRspackPlugin(), ourAriaWords(), ...pages],
    devServer: {
      ...base.devServer,
      onListening: ({ server }) => {
        const address = server?.address();
        const port = typeof address === 'object' ? address?.port : undefined;
        process.stdout.write(`${project.id} runs alone at http://localhost:${port}/?api=${api}\n`);
      },
      historyApiFallback: {
        rewrites: frameNames(project).map((name) => ({
          from: new RegExp(`^/checkout-frame/${name}$`),
          to: `/checkout-frame/${name}.html`,
        })),
      },
    },
  };
}

/** The same harness built into `folder` as a browser gets it in production, to open many of its states. */
export function galleryConfig(project: Project, folder: string): Configuration {
  const { entry, pages } = listDocuments(project);
  const base = harnessBase(`gallery_${project.id}`);
  return {
    ...base,
    name: `${project.id} gallery`,
    mode: 'production',
    devtool: false,
    module: moduleRules('browser'),
    entry,
    output: {
      ...base.output,
      path: folder,
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
    },
    optimization: { minimize: false },
    performance: false,
    plugins: [ourAriaWords(), ...pages],
  };
}

/** The documents of a harness: the remote alone, and each of its frames. */
function listDocuments(project: Project) {
  const frames = frameNames(project);
  return {
    entry: {
      standalone: project.source('standalone.tsx'),
      ...Object.fromEntries(frames.map((name) => [`frame-${name}`, project.source(`frames/${name}.tsx`)])),
    },
    pages: [
      page(project.id, 'standalone', 'index.html'),
      ...frames.map((name) => page(name, `frame-${name}`, `checkout-frame/${name}.html`)),
    ],
  };
}

/** The harness as the host of a published release, which it fetches; it provides the singletons, like the shell. */
export function publishedConfig(
  release: { readonly id: string; readonly version: string },
  serve: SetupMiddlewares,
  port: number,
): Configuration {
  const base = harnessBase('published');
  return {
    ...base,
    name: releaseName(release.id, release.version),
    module: moduleRules('browser'),
    entry: { published: '@livree/testing/published' },
    plugins: [
      ourAriaWords(),
      hostFederation('livree_harness'),
      page(releaseName(release.id, release.version), 'published', 'index.html'),
    ],
    devServer: { ...base.devServer, port, hot: false, historyApiFallback: true, setupMiddlewares: serve },
  };
}

/** The same host built into `folder` as a browser gets it in production, to visit all states of a release. */
export function publishedGalleryConfig(folder: string): Configuration {
  const base = harnessBase('published');
  return {
    ...base,
    name: 'published gallery',
    mode: 'production',
    devtool: false,
    module: moduleRules('browser'),
    entry: { published: '@livree/testing/published' },
    output: {
      ...base.output,
      path: folder,
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
    },
    optimization: { minimize: false },
    performance: false,
    plugins: [ourAriaWords(), hostFederation('livree_harness'), page('harness', 'published', 'index.html')],
  };
}

type SetupMiddlewares = NonNullable<
  Exclude<Configuration['devServer'], boolean | undefined>['setupMiddlewares']
>;

function harnessBase(uniqueName: string) {
  return {
    mode: 'development',
    devtool: 'cheap-module-source-map',
    target: ['web', 'es2022'],
    context: workspaceRoot,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: moduleRules('browser', true),
    output: { publicPath: '/', uniqueName, filename: '[name].js' },
    devServer: {
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      port: 'auto',
      hot: true,
      static: { directory: join(workspaceRoot, 'libs/imagery/pictures'), publicPath: '/pictures' },
      proxy: [
        {
          context: ['/api', '/backend', '/storage'],
          target: readEnvironment(settings, process.env).LIVREE_API,
        },
      ],
      client: { overlay: { errors: true, warnings: false }, logging: 'error' },
    },
    lazyCompilation: false,
    // Each rule of a CSS module is independent, so their order does not matter.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  } satisfies Configuration;
}

function page(title: string, chunk: string, filename: string) {
  return new rspack.HtmlRspackPlugin({ title, chunks: [chunk], filename });
}

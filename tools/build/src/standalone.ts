import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration } from '@rspack/core';
import { moduleRules } from './modules.ts';
import { frameNames, workspaceRoot, type Project } from './project.ts';

/** Where a development server finds the real API, when it is asked for. */
export interface StandaloneOptions {
  readonly port: number;
  /** The origin of a running API or site. */
  readonly api: string;
}

/** A remote alone in its harness, served with hot reload: one plain build, no federation. */
export function standaloneConfig(project: Project, { port, api }: StandaloneOptions): Configuration {
  const frames = frameNames(project);
  return {
    name: `${project.id} standalone`,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    target: ['web', 'es2022'],
    context: workspaceRoot,
    entry: {
      standalone: project.source('standalone.tsx'),
      ...Object.fromEntries(frames.map((name) => [`frame-${name}`, project.source(`frames/${name}.tsx`)])),
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: moduleRules('browser', true),
    output: { publicPath: '/', uniqueName: `standalone_${project.id}`, filename: '[name].js' },
    plugins: [
      new ReactRefreshRspackPlugin(),
      page(project.id, 'standalone', 'index.html'),
      ...frames.map((name) => page(name, `frame-${name}`, `checkout-frame/${name}.html`)),
    ],
    devServer: {
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      port,
      hot: true,
      historyApiFallback: {
        rewrites: frames.map((name) => ({
          from: new RegExp(`^/checkout-frame/${name}$`),
          to: `/checkout-frame/${name}.html`,
        })),
      },
      proxy: [{ context: ['/api', '/backend', '/storage'], target: api }],
      client: { overlay: { errors: true, warnings: false }, logging: 'error' },
    },
    // Every rule of a css module stands on its own: their order does not matter.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function page(title: string, chunk: string, filename: string) {
  return new rspack.HtmlRspackPlugin({ title, chunks: [chunk], filename });
}

import { rspack, type Configuration } from '@rspack/core';
import { onlyOurAriaLanguages, ourAriaWords } from './aria-languages.ts';
import { moduleRules } from './modules.ts';
import { projectAt, workspaceRoot } from './project.ts';

const page = (title: string, chunk: string, filename: string) =>
  new rspack.HtmlRspackPlugin({
    title,
    chunks: [chunk],
    filename,
    meta: { viewport: 'width=device-width, initial-scale=1' },
  });

/** The workshop of the design system on a port: its page, and the sheet of states in its frame. */
export function workshopConfig(port: number): Configuration {
  const { source } = projectAt(`${workspaceRoot}/tools/workshop`);
  return {
    name: 'workshop',
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    context: workspaceRoot,
    entry: { workshop: source('workshop/main.tsx'), sheet: source('sheet/sheet.tsx') },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: moduleRules('browser'),
    output: { publicPath: '/', uniqueName: 'workshop', filename: '[name].js' },
    plugins: [
      onlyOurAriaLanguages(),
      ourAriaWords(),
      page('Workshop', 'workshop', 'index.html'),
      page('States', 'sheet', 'sheet.html'),
    ],
    devServer: {
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      port,
      hot: false,
      client: { overlay: { errors: true, warnings: false }, logging: 'error' },
    },
    // Each rule of a CSS module is independent, so their order does not matter.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { cssModuleRules } from './css-modules.ts';

type Target = 'browser' | 'server';

/** The oldest supported browsers: those with OKLCH, `:has()` and logical properties. */
export const browsers: readonly string[] = ['chrome 111', 'safari 16.4', 'firefox 113'];

/** The module rules of every build. */
export function moduleRules(target: Target, development = false): NonNullable<Configuration['module']> {
  return {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: { runtime: 'automatic', development, refresh: development && target === 'browser' },
            },
          },
          env: target === 'browser' ? { targets: browsers } : { targets: { node: '24' } },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, use: customMedia },
      { oneOf: [...cssModuleRules(target), plainCss(target)] },
      {
        test: /\.(woff2|avif|webp|jpe?g|png|svg)$/,
        type: 'asset/resource',
        generator: { emit: target === 'browser' },
      },
    ],
  };
}

/** Names of sizes in `@media`, replaced by the last loader first. What older browsers need is left to the minifier. */
const customMedia = [
  {
    loader: 'builtin:lightningcss-loader',
    options: { drafts: { customMedia: true }, targets: ['chrome 140', 'safari 26', 'firefox 140'] },
  },
  fileURLToPath(new URL('./custom-media-loader.ts', import.meta.url)),
];

function plainCss(target: Target) {
  return { test: /\.css$/, type: 'css' as const, generator: { exportsOnly: target === 'server' } };
}

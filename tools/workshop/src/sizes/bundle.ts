import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { oneBuild } from '@livree/build';
import { rspack, type Configuration, type Stats } from '@rspack/core';

const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats === undefined) return reject(error ?? new Error('the bundler gave no answer'));
        return stats.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve(stats);
      });
    });
  });
}

/** Builds with the site's own preset, without React, into a temporary folder. */
async function build<T>(
  entry: string,
  change: (base: Configuration) => Configuration,
  read: (folder: string, stats: Stats) => T,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'livree-size-'));
  try {
    const base = oneBuild(entry, folder);
    const externals = Object.fromEntries(react.map((name) => [name, `commonjs ${name}`]));
    const stats = await run(change({ ...base, externals }));
    return read(folder, stats);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Brotli bytes of everything that a module exports, by kind of file: `.js`, `.css`. */
export function measureSize(entry: string): Promise<Readonly<Record<string, number>>> {
  return build(
    entry,
    (base) => ({ ...base, output: { ...base.output, library: { type: 'commonjs2' } } }),
    (folder) => {
      const sizes: Record<string, number> = { '.js': 0, '.css': 0 };
      for (const file of readdirSync(folder)) {
        const bytes = brotliCompressSync(readFileSync(join(folder, file))).byteLength;
        sizes[extname(file)] = (sizes[extname(file)] ?? 0) + bytes;
      }
      return sizes;
    },
  );
}

/** Paths of all modules that load with a module, without its lazy ones. */
export function listFirstLoad(entry: string): Promise<readonly string[]> {
  return build(
    entry,
    (base) => ({
      ...base,
      output: { ...base.output, library: { type: 'commonjs2' } },
      optimization: { ...base.optimization, concatenateModules: false, minimize: false },
    }),
    (_folder, stats) =>
      [...stats.compilation.chunks]
        .filter((chunk) => chunk.canBeInitial())
        .flatMap((chunk) => stats.compilation.chunkGraph.getChunkModules(chunk))
        .map((module) => module.identifier()),
  );
}

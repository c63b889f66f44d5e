import { fileURLToPath } from 'node:url';
import { rspack, type Compiler } from '@rspack/core';

const isCommonJs = /^[^!]*@module-federation[^!]*\.cjs$/;

/** The federation plugin imports the CommonJS files of its runtime, which cannot be tree-shaken. */
export const runtimeAsModules = {
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

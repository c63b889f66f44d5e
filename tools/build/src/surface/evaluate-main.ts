import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from '@livree/contracts/schema';
import type * as Rspack from '@rspack/core';

const input = z.object({
  wanted: z.array(z.object({ module: z.string(), expression: z.string() })),
  overlay: z.array(z.tuple([z.string(), z.string()])),
});
const { wanted, overlay } = input.parse(JSON.parse(await text(process.stdin)));
const replaced = new Map(overlay);
const exportName = (index: number) => `surface_${index}`;
const noModule = /\.(?:css|woff2|avif|webp|jpe?g|png|svg)$/;

/** The text of a source with the requested expressions as exports. */
function locateSource(path: string): string {
  const source = replaced.get(path) ?? readFileSync(path, 'utf8');
  const exported = wanted.flatMap(({ module, expression }, index) =>
    module === path ? `\nexport const ${exportName(index)} = async () => (${expression});` : [],
  );
  return source + exported.join('');
}

/** Only a source with JSX needs the compiler, which loads slowly. */
function scripted(source: string): string {
  const { experiments } = loadRspack();
  return experiments.swc.transformSync(source, {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  }).code;
}

const load = createRequire(import.meta.url);
const loadRspack = () => z.custom<typeof Rspack>().parse(load('@rspack/core'));

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL) {
      const url = new URL(specifier, context.parentURL).href;
      if (replaced.has(fileURLToPath(url))) return { url, shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (noModule.test(url)) return { format: 'module', source: 'export default ""', shortCircuit: true };
    if (!url.startsWith('file:') || url.includes('/node_modules/')) return next(url, context);
    const path = fileURLToPath(url);
    if (path.endsWith('.json'))
      return { format: 'module', source: `export default ${locateSource(path)}`, shortCircuit: true };
    if (path.endsWith('.tsx'))
      return { format: 'module', source: scripted(locateSource(path)), shortCircuit: true };
    if (path.endsWith('.ts'))
      return { format: 'module-typescript', source: locateSource(path), shortCircuit: true };
    return next(url, context);
  },
});

const isSchema = (value: object): value is z.ZodMiniType => '_zod' in value;

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? true : value;
  if (isSchema(value)) {
    const { $schema: _, ...rest } = z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' });
    return rest;
  }
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

const called = z.custom<() => Promise<unknown>>((value) => typeof value === 'function');

const values = await Promise.all(
  wanted.map(async ({ module }, index) => {
    const exports = z
      .record(z.string(), z.unknown())
      .parse({ ...(await import(pathToFileURL(module).href)) });
    return plain(await called.parse(exports[exportName(index)])());
  }),
);
process.stdout.write(JSON.stringify(values));

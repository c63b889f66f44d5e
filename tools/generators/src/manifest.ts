import { z } from '@livree/contracts/schema';
import type { Tree } from '@nx/devkit';
import { readText } from './plan.ts';

const manifestSchema = z.record(z.string(), z.unknown());
const dependenciesSchema = z.record(z.string(), z.string());

function readManifest(tree: Tree, project: string) {
  const text = readText(tree, `${project}/package.json`);
  const manifest = z.parse(manifestSchema, JSON.parse(text));
  return { manifest, dependencies: z.parse(dependenciesSchema, manifest['dependencies']) };
}

/** A remote's package with these dependencies, in the platform's versions; undefined if it declares them all. */
export function declareDependencies(
  tree: Tree,
  remote: string,
  packages: readonly string[],
): Record<string, string> {
  const { manifest, dependencies: present } = readManifest(tree, `apps/${remote}`);
  const versions = readManifest(tree, 'libs/platform').dependencies;
  const missing = packages.filter((name) => !(name in present));
  if (missing.length === 0) return {};
  const all = { ...present, ...Object.fromEntries(missing.map((name) => [name, versions[name]])) };
  const dependencies = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { [`apps/${remote}/package.json`]: `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n` };
}

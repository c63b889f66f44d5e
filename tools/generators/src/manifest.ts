import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';

const manifestSchema = z.record(z.string(), z.unknown());
const dependenciesSchema = z.record(z.string(), z.string());

function readManifest(workspace: string, project: string) {
  const text = readFileSync(join(workspace, project, 'package.json'), 'utf8');
  const manifest = z.parse(manifestSchema, JSON.parse(text));
  return { manifest, dependencies: z.parse(dependenciesSchema, manifest['dependencies']) };
}

/** A remote's package with these dependencies, in the platform's versions; undefined if it declares them all. */
export function declareDependencies(
  workspace: string,
  remote: string,
  packages: readonly string[],
): Record<string, string> {
  const { manifest, dependencies: present } = readManifest(workspace, `apps/${remote}`);
  const versions = readManifest(workspace, 'libs/platform').dependencies;
  const missing = packages.filter((name) => !(name in present));
  if (missing.length === 0) return {};
  const all = { ...present, ...Object.fromEntries(missing.map((name) => [name, versions[name]])) };
  const dependencies = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { [`apps/${remote}/package.json`]: `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n` };
}

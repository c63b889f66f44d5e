import { stripTypeScriptTypes } from 'node:module';
import { z } from '@livree/contracts/schema';
import type { Tree } from '@nx/devkit';
import { readText } from './plan.ts';
import { Refusal } from './refusal.ts';

const remoteModule = z.object({
  remote: z.object({ id: z.string(), routes: z.array(z.object({ path: z.string() })) }),
});

const remoteFile = (remote: string): string => `apps/${remote}/src/remote.ts`;

/** @throws Refusal if the workspace has no such remote */
export function requireRemote(tree: Tree, remote: string): void {
  if (/^[a-z-]+$/.test(remote) && tree.exists(remoteFile(remote))) return;
  throw new Refusal(`There is no remote called ${remote} in apps.`);
}

/** Evaluates a `remote.ts`, which is data: it imports nothing but types. */
export async function readRemote(source: string): Promise<z.output<typeof remoteModule>['remote']> {
  const module: unknown = await import(
    `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`
  );
  return z.parse(remoteModule, module).remote;
}

/** @throws Refusal if a remote owns the path */
export async function refuseOwnedPath(tree: Tree, path: string): Promise<void> {
  for (const file of tree.children('apps').map(remoteFile)) {
    if (!tree.exists(file)) continue;
    const { id, routes } = await readRemote(readText(tree, file));
    if (routes.some((route) => route.path === path)) {
      throw new Refusal(`The path ${path} belongs to ${id}; a remote's first path is its name.`);
    }
  }
}

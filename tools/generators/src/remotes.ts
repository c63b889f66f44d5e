import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from '@livree/contracts/schema';
import { Refusal } from './refusal.ts';

const remoteModule = z.object({
  remote: z.object({ id: z.string(), routes: z.array(z.object({ path: z.string() })) }),
});

/** @throws Refusal if the workspace has no such remote */
export function requireRemote(workspace: string, remote: string): void {
  if (existsSync(join(workspace, 'apps', remote, 'src/remote.ts'))) return;
  throw new Refusal(`There is no remote called ${remote} in apps.`);
}

/** @throws Refusal if a remote owns the path */
export async function refuseOwnedPath(workspace: string, path: string): Promise<void> {
  for (const file of globSync('apps/*/src/remote.ts', { cwd: workspace })) {
    const { remote } = z.parse(remoteModule, await import(pathToFileURL(join(workspace, file)).href));
    if (remote.routes.some((route) => route.path === path)) {
      throw new Refusal(`The path ${path} belongs to ${remote.id}; a remote's first path is its name.`);
    }
  }
}

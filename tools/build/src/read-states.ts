import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { projectAt, workspaceRoot } from './project.ts';

const states = z.object({
  states: z.array(
    z.object({
      name: z.string(),
      at: z.string(),
      address: z.string(),
      says: z.array(z.string()),
      wide: z.optional(z.boolean()),
    }),
  ),
});

export type StateOfRemote = z.output<typeof states>['states'][number];

/** The states that the working copy of a remote lists; none for a remote that is not here. */
export async function readStates(remote: string): Promise<StateOfRemote[]> {
  const file = projectAt(join(workspaceRoot, 'apps', remote)).source('states/states.ts');
  if (!existsSync(file)) return [];
  const module: unknown = await import(file);
  return z.parse(states, module).states;
}

/** The remotes of this workspace that list states. */
export const remotesWithStates = (): string[] =>
  globSync('*/src/states/states.ts', { cwd: join(workspaceRoot, 'apps') })
    .map((file) => dirname(dirname(dirname(file))))
    .toSorted();

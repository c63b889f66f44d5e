import { readName } from '../names.ts';
import { refuseExisting, type Plan } from '../plan.ts';
import { refuseOwnedPath } from '../remotes.ts';
import { fromTemplate } from '../templates.ts';

/** `remote tours`: an app with one page at `/tours`. */
export async function planRemote(workspace: string, name: string): Promise<Plan> {
  const names = readName(name);
  const folder = `apps/${names.kebab}`;
  refuseExisting(workspace, folder);
  await refuseOwnedPath(workspace, `/${names.kebab}`);
  return {
    files: fromTemplate('remote', folder, { ...names }),
    byHand: [
      'run npm install: the lock file learns the new package',
      `write the texts in ${folder}/src/messages in four languages, and what the README says of its purpose`,
      `add ${names.camel} to libs/platform/src/paths.ts once other parts link to it`,
      `see it alone: npm run dev -- ${names.kebab}; release it: npm run release -- publish ${names.kebab}`,
    ],
  };
}

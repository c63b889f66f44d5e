import type { Tree } from '@nx/devkit';
import { addLine } from '../add-line.ts';
import { readName } from '../names.ts';
import { changed, refuseExisting, type Plan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { refuseOwnedPath } from '../remotes.ts';
import { fromTemplate } from '../templates.ts';

/** Where the owner of a remote begins in a line of CODEOWNERS. */
const ownerColumn = 40;

/** Characters of the longest id of a remote: a release with a longer one cannot be published. */
const longestId = 31;

function addOwner(text: string, remote: string): string {
  const line = `${`/apps/${remote}/`.padEnd(ownerColumn)}@livree/${remote}`;
  return addLine(text, /^\/apps\/[a-z-]+\/ /, line);
}

const addChoice = (text: string, remote: string): string =>
  addLine(text, /^ {10}- [a-z-]+$/, `${' '.repeat(10)}- ${remote}`);

/** `remote tours`: an app with one page at `/tours`. */
export async function planRemote(tree: Tree, name: string): Promise<Plan> {
  const names = readName(name);
  if (name.length > longestId)
    throw new Refusal(`"${name}" is too long: the id of a remote has ${longestId} characters at most.`);
  const folder = `apps/${names.kebab}`;
  refuseExisting(tree, folder);
  await refuseOwnedPath(tree, `/${names.kebab}`);
  return {
    files: {
      ...fromTemplate('remote', folder, { ...names }),
      ...fromTemplate('remote-ci', '.github/workflows', { ...names }),
      ...changed(tree, '.github/CODEOWNERS', (text) => addOwner(text, names.kebab)),
      ...changed(tree, '.github/workflows/promote.yml', (text) => addChoice(text, names.kebab)),
    },
    byHand: [
      'run npm install: the lock file learns the new package',
      `write the texts in ${folder}/src/messages in four languages, and what the README says of its purpose`,
      `add ${names.camel} to libs/platform/src/paths.ts once other parts link to it`,
      `give the team its key: npm run release -- key new ${names.kebab}; put what it prints where .github/workflows/release-${names.kebab}.yml says`,
      `see it alone: npm run dev -- ${names.kebab}; release it: npm run release -- publish ${names.kebab}`,
    ],
  };
}

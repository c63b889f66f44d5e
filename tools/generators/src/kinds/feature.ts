import type { Tree } from '@nx/devkit';
import { declareDependencies } from '../manifest.ts';
import { addMessages, failure } from '../messages.ts';
import { readName } from '../names.ts';
import { refuseExisting, type Plan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { requireRemote } from '../remotes.ts';
import { fromTemplate } from '../templates.ts';

/** `feature booking/gift-card`: a component with its texts; with `api` it also requests its data. */
export function planFeature(tree: Tree, place: string, { api }: { readonly api: boolean }): Plan {
  const [remote = '', name, ...rest] = place.split('/');
  if (name === undefined || rest.length > 0) {
    throw new Refusal(`"${place}" is not a feature path, such as booking/gift-card.`);
  }
  const names = readName(name);
  requireRemote(tree, remote);
  const folder = `apps/${remote}/src/features/${names.kebab}`;
  refuseExisting(tree, folder);
  const words = { ...names, remote };
  const texts = addMessages(tree, remote, names.camel, (language) => ({
    title: names.Words,
    ...(api ? failure[language] : {}),
  }));
  return {
    files: {
      ...fromTemplate('feature', folder, words),
      ...(api ? fromTemplate('feature-with-request', folder, words) : {}),
      ...(api ? declareDependencies(tree, remote, ['@livree/api-client', '@livree/contracts']) : {}),
      ...texts,
    },
    byHand: [
      `write ${names.camel}.title in apps/${remote}/src/messages in four languages`,
      `place <${names.Pascal} /> on a page of apps/${remote}/src/pages: until then it is dead code`,
      ...(api ? [`put your call in the place of siteRoutes.config in ${folder}/api`] : []),
      'rules without React go to a model folder beside, with their tests',
    ],
  };
}

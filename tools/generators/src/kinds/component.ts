import type { Tree } from '@nx/devkit';
import { addLine } from '../add-line.ts';
import { declareDependencies } from '../manifest.ts';
import { readName, type Names } from '../names.ts';
import { changed, refuseExisting, type Plan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { requireRemote } from '../remotes.ts';
import { fromTemplate } from '../templates.ts';

/** `component design-system/display/ribbon`, or `component booking/gift-card/ribbon` in a remote's feature. */
export function planComponent(tree: Tree, place: string): Plan {
  const [owner = '', folder = '', name, ...rest] = place.split('/');
  if (name === undefined || rest.length > 0) {
    throw new Refusal(
      `"${place}" is not a component path, such as design-system/display/ribbon or booking/gift-card/ribbon.`,
    );
  }
  const names = readName(name);
  return owner === 'design-system'
    ? planPart(tree, folder, names)
    : planFeatureComponent(tree, owner, folder, names);
}

function planPart(tree: Tree, subpath: string, names: Names): Plan {
  const source = 'libs/design-system/src';
  const door = `${source}/${subpath}.ts`;
  if (!/^[a-z]+$/.test(subpath) || !tree.exists(door)) {
    throw new Refusal(`The design system has no subpath ${subpath}.`);
  }
  const { kebab, Pascal } = names;
  const folder = `${source}/${subpath}/${kebab}`;
  refuseExisting(tree, `${folder}/${kebab}.tsx`);
  const exported = new RegExp(`^export .* from '\\./${subpath}/`);
  const from = `from './${subpath}/${kebab}/${kebab}.tsx';`;
  const doorText = changed(tree, door, (text) =>
    [`export { ${Pascal} } ${from}`, `export type { ${Pascal}Props } ${from}`].reduce(
      (lines, line) => addLine(lines, exported, line),
      text,
    ),
  );
  return {
    files: {
      ...fromTemplate('component', folder, { ...names, layer: 'ds' }),
      ...fromTemplate('component-stories', folder, { ...names }),
      ...doorText,
    },
    byHand: [
      `say above ${Pascal} in one sentence what it is for`,
      `add its other states to ${kebab}.stories.tsx`,
      'promise the new name: npm run api-report',
    ],
  };
}

function planFeatureComponent(tree: Tree, remote: string, feature: string, names: Names): Plan {
  requireRemote(tree, remote);
  const root = `apps/${remote}/src/features/${feature}`;
  if (!tree.exists(root) || feature === '') {
    throw new Refusal(`The remote ${remote} has no feature ${feature}.`);
  }
  const folder = `${root}/components`;
  refuseExisting(tree, `${folder}/${names.kebab}.tsx`);
  return {
    files: {
      ...fromTemplate('component', folder, { ...names, layer: 'app' }),
      ...declareDependencies(tree, remote, ['react']),
    },
    byHand: [
      `say above ${names.Pascal} in one sentence what it is for`,
      `place it in the feature ${feature}: until then it is dead code`,
    ],
  };
}

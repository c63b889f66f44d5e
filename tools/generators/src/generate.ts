import type { Tree } from '@nx/devkit';
import { planApiDomain } from './kinds/api-domain.ts';
import { planComponent } from './kinds/component.ts';
import { planFeature } from './kinds/feature.ts';
import { planRemote } from './kinds/remote.ts';
import { carryOut, type Plan } from './plan.ts';
import { withKeys } from './with-keys.ts';

export interface GeneratorOptions {
  /** Its name and place: `tours`, `booking/gift-card`. */
  readonly path: string;
  /** For a feature: whether it makes a request. */
  readonly api?: boolean;
}

const kinds = {
  remote: (tree, { path }) => planRemote(tree, path),
  feature: (tree, { path, api = false }) => planFeature(tree, path, { api }),
  component: (tree, { path }) => planComponent(tree, path),
  'api-domain': (tree, { path }) => planApiDomain(tree, path),
} satisfies Record<string, (tree: Tree, options: GeneratorOptions) => Plan | Promise<Plan>>;

export type Kind = keyof typeof kinds;

/** Writes the requested files into a workspace. @throws Refusal, with nothing written */
export async function generate(tree: Tree, kind: Kind, options: GeneratorOptions): Promise<Plan> {
  const planned = withKeys(await kinds[kind](tree, options));
  carryOut(tree, planned);
  return planned;
}

import { planApiDomain } from './kinds/api-domain.ts';
import { planComponent } from './kinds/component.ts';
import { planFeature } from './kinds/feature.ts';
import { planRemote } from './kinds/remote.ts';
import { carryOut, type Plan } from './plan.ts';
import { Refusal } from './refusal.ts';
import { withKeys } from './with-keys.ts';

export const usage =
  'usage: generate remote <name> | feature <remote>/<name> [--api] | component design-system/<subpath>/<name> or <remote>/<feature>/<name> | api-domain <name>';

export interface GeneratorRequest {
  readonly kind: string | undefined;
  /** Its name and place: `tours`, `booking/gift-card`. */
  readonly place: string | undefined;
  /** For a feature: whether it makes a request. */
  readonly api: boolean;
}

function plan(workspace: string, { kind, place, api }: GeneratorRequest): Plan | Promise<Plan> {
  if (place === undefined || (api && kind !== 'feature')) throw new Refusal(usage);
  if (kind === 'remote') return planRemote(workspace, place);
  if (kind === 'feature') return planFeature(workspace, place, { api });
  if (kind === 'component') return planComponent(workspace, place);
  if (kind === 'api-domain') return planApiDomain(workspace, place);
  throw new Refusal(usage);
}

/** Writes the requested files into a workspace. @throws Refusal, with nothing written */
export async function generate(workspace: string, request: GeneratorRequest): Promise<Plan> {
  const planned = withKeys(await plan(workspace, request));
  carryOut(workspace, planned);
  return planned;
}

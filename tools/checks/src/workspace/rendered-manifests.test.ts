import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

/** The program that renders manifests, as kubectl has it or alone; undefined if neither is installed. */
const kustomize = [
  ['kubectl', 'kustomize'],
  ['kustomize', 'build'],
].find(([program = '', command = '']) => spawnSync(program, [command, '--help']).status === 0);

const resource = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
type Resource = z.output<typeof resource>;

/** @throws Error with what the program said if it refuses */
function render(folder: string): Resource[] {
  const [program = '', command = ''] = kustomize ?? [];
  const { status, stdout, stderr } = spawnSync(program, [command, folder], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => z.parse(resource, document.toJS()));
}

/** As in `Deployment gateway`, without what kustomize adds to names of maps. */
const names = (resources: readonly Resource[]): string[] =>
  resources.map(({ kind, metadata: { name } }) => `${kind} ${name.replace(/^site-\w{10}$/, 'site')}`);

const withContainers = z.object({
  spec: z.object({
    template: z.object({ spec: z.object({ containers: z.array(z.looseObject({ image: z.string() })) }) }),
  }),
});
const containersOf = (resources: readonly Resource[]) =>
  resources
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .flatMap((one) => z.parse(withContainers, one).spec.template.spec.containers);

test.skipIf(kustomize === undefined)(
  'the overlay adds an address and the ways in to what the base has',
  () => {
    const base = render('deploy/kubernetes/base');
    const production = render('deploy/kubernetes/overlays/production');
    expect(names(base)).toEqual(
      expect.arrayContaining(['Deployment worker', 'Job migrate', 'ConfigMap site']),
    );
    expect(names(production).toSorted()).toEqual([...names(base), 'Ingress site'].toSorted());
    expect(containersOf(production)).toHaveLength(6);
    for (const { image } of containersOf(production)) expect(image).toBe('registry.example.com/livree:1');
    const map = production.find(({ kind }) => kind === 'ConfigMap');
    expect(map).toMatchObject({
      data: { LIVREE_DEMONSTRATION: 'off', LIVREE_FRAME_ORIGIN: expect.any(String), TRUST_PROXY: 'true' },
    });
  },
);

test.skipIf(kustomize === undefined)(
  'in the overlay the gateway alone has the profiles of its confinement',
  () => {
    const confined = containersOf(render('deploy/kubernetes/overlays/production')).filter(
      ({ securityContext }) => JSON.stringify(securityContext).includes('Localhost'),
    );
    expect(confined).toMatchObject([
      {
        name: 'gateway',
        securityContext: {
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
          seccompProfile: { type: 'Localhost', localhostProfile: 'livree/seccomp.json' },
          appArmorProfile: { type: 'Localhost', localhostProfile: 'livree-gateway' },
        },
      },
    ]);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { parseAllDocuments } from 'yaml';

const metadata = z.object({ name: z.string() });
const port = z.object({ name: z.string(), port: z.number() });

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const container = z.object({
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  env: z.prefault(z.array(z.object({ name: z.string(), value: z.string() })), []),
  ports: z.prefault(z.array(z.object({ name: z.string(), containerPort: z.number() })), []),
});
const deployment = z.object({
  metadata,
  spec: z.object({
    replicas: z.number(),
    template: z.object({ spec: z.object({ containers: z.tuple([container]) }) }),
  }),
});
const budget = z.object({
  metadata,
  spec: z.object({
    minAvailable: z.number(),
    selector: z.object({ matchLabels: z.object({ 'app.kubernetes.io/name': z.string() }) }),
  }),
});
const service = z.object({ metadata, spec: z.object({ ports: z.array(port) }) });
const ingress = z.object({
  spec: z.object({
    rules: z.array(
      z.object({
        host: z.string(),
        http: z.object({
          paths: z.tuple([
            z.object({
              backend: z.object({
                service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }),
              }),
            }),
          ]),
        }),
      }),
    ),
  }),
});

const resources = globSync('deploy/kubernetes/{base,overlays/*}/*.yaml', { cwd: workspaceRoot })
  .toSorted()
  .flatMap((path) => parseAllDocuments(readFileSync(join(workspaceRoot, path), 'utf8')))
  .map((document): unknown => document.toJS());

/** Every resource of this kind in the base and its overlays, as far as tests read it. */
function ofKind<Schema extends z.core.$ZodType>(kind: string, schema: Schema): z.output<Schema>[] {
  const named = z.object({ kind: z.literal(kind) });
  return resources
    .filter((resource) => z.safeParse(named, resource).success)
    .map((resource) => z.parse(schema, resource));
}

/** The long-running roles, each with its one container. */
export const deployments = ofKind('Deployment', deployment).map(({ metadata: { name }, spec }) => ({
  name,
  replicas: spec.replicas,
  container: spec.template.spec.containers[0],
}));

/** How many pods of a role stay when nodes are emptied. */
export const budgets = ofKind('PodDisruptionBudget', budget).map(({ metadata: { name }, spec }) => ({
  name,
  role: spec.selector.matchLabels['app.kubernetes.io/name'],
  minAvailable: spec.minAvailable,
}));

/** The ports of each service. */
export const services = ofKind('Service', service).map(({ metadata: { name }, spec: { ports } }) => ({
  name,
  ports,
}));

/** The host, the service and the port of each way in. */
export const entrances = ofKind('Ingress', ingress).flatMap(({ spec: { rules } }) =>
  rules.map(({ host, http: { paths } }) => {
    const [{ backend }] = paths;
    return { host, service: backend.service.name, port: backend.service.port.name };
  }),
);

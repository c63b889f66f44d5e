import { jsonSchema, type JsonSchema, type Snapshot } from '@livree/contracts/compatibility';
import { z } from '@livree/contracts/schema';
import { readSnapshot } from '@livree/contracts/snapshot';

const timeoutMs = 1500;
const content = z.record(z.string(), z.object({ schema: jsonSchema }));
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: jsonSchema,
    }),
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content: z.unknown() })),
  security: z.optional(z.array(z.unknown())),
});
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.object({ Error: jsonSchema }) }),
});
type Operation = z.infer<typeof operation>;

function part(
  { parameters }: Operation,
  context: Operation['parameters'][number]['in'],
): JsonSchema | undefined {
  const own = parameters.filter((parameter) => parameter.in === context);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

const schemaIn = (held: unknown): JsonSchema | undefined =>
  Object.values(content.parse(held)).map(({ schema }) => schema)[0];

function describeCall(method: string, path: string, described: Operation): Snapshot['routes'][string] {
  const success = Object.entries(described.responses).find(([code]) => code !== 'default');
  return {
    method: method.toUpperCase(),
    path,
    auth: described.security ? 'customer' : 'public',
    status: Number(success?.[0] ?? 200),
    params: part(described, 'path'),
    query: part(described, 'query'),
    headers: part(described, 'header'),
    body: described.requestBody && schemaIn(described.requestBody.content),
    response: (success && schemaIn(success[1].content)) ?? {},
  };
}

/** The calls that an OpenAPI description of this API names. @throws ZodError when it is another kind of description */
export function snapshotOfDescription(text: unknown): Snapshot {
  const { paths, components } = description.parse(text);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]) => [described.operationId, describeCall(method, path, described)] as const,
    ),
  );
  return { routes: Object.fromEntries(calls), refusal: components.schemas.Error };
}

/**
 * The calls of the API that runs at `origin`; those that the workspace has recorded when it does not tell.
 * @param announce hears which of the two it is when it is not the running one
 */
export async function runningApi(
  origin: string,
  announce: (line: string) => void,
): Promise<Snapshot | undefined> {
  try {
    const answer = await fetch(new URL('/backend/public/api/openapi.json', origin), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return snapshotOfDescription(await answer.json());
  } catch {
    // It does not run, or it is another one.
  }
  announce(`no API at ${origin} describes its calls: compared with those recorded in libs/contracts`);
  return readSnapshot();
}

import { errorAnswer, type Route } from '@livree/contracts';
import { examples, type WireExample } from '@livree/contracts/examples';
import { z } from '@livree/contracts/schema';

type JsonSchema = Readonly<Record<string, unknown>>;

const fields = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function describeParameters(
  place: 'path' | 'query' | 'header',
  schema: z.ZodMiniType | undefined,
  example: Readonly<Record<string, unknown>> = {},
): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.parse(fields, jsonSchema(schema));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(name in example ? { example: example[name] } : {}),
  }));
}

/** Files have no example. */
const describeContent = (kind: string, schema: JsonSchema, example?: unknown) => ({
  [kind]: { schema, ...(example === undefined || example instanceof File ? {} : { example }) },
});

const json = (schema: JsonSchema, example?: unknown) => describeContent('application/json', schema, example);

/** A form with files has no example. */
function requestContent({ body, multipart }: Route, example: WireExample | undefined): JsonSchema {
  const schema = body ? jsonSchema(body) : {};
  return multipart ? describeContent('multipart/form-data', schema, undefined) : json(schema, example?.body);
}

function describeOperation(route: Route, example: WireExample | undefined): JsonSchema {
  const [tag] = route.id.split('.');
  const isProtected = route.auth !== 'public';
  return {
    operationId: route.id,
    tags: [tag],
    summary: route.summary,
    parameters: [
      ...describeParameters('path', route.params, example?.params),
      ...describeParameters('query', route.query, example?.query),
      ...describeParameters('header', route.headers, example?.headers),
    ],
    ...(route.body ? { requestBody: { required: true, content: requestContent(route, example) } } : {}),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Success',
        content: describeContent(
          route.produces ?? 'application/json',
          jsonSchema(route.response),
          example?.response,
        ),
      },
      default: { description: 'Refusal', content: json({ $ref: '#/components/schemas/Error' }) },
    },
    ...(isProtected ? { security: [{ session: [] }] } : {}),
  };
}

/** The API described from its contracts, as OpenAPI 3.1. @param servers the bases that answer */
export function openApiDocument(
  routes: readonly Route[],
  title: string,
  servers: readonly string[],
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = describeOperation(route, examples.get(route.id));
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    servers: servers.map((url) => ({ url })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorAnswer) },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

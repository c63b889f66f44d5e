import type { TransportRequest } from '@livree/api-client';
import type { Route } from '@livree/contracts';
import type { z } from '@livree/contracts/schema';
import { FakeRefusal } from './refusal.ts';

/** Parses a request for its handler with the contract's schemas; refuses it like the API. */
export function readRequest(
  route: Route,
  request: TransportRequest,
  params: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const decoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  return {
    ...part('params', route.params, decoded),
    ...part('query', route.query, readQuery(request.query)),
    ...part('headers', route.headers, { ...request.headers }),
    ...part('body', route.body, readBody(request)),
  };
}

function part(name: string, schema: z.ZodMiniType | undefined, wire: unknown): Record<string, unknown> {
  if (schema === undefined) return {};
  const result = schema.safeParse(wire);
  if (result.success) return { [name]: result.data };
  const faults: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) (faults[path.join('.')] ??= []).push(message);
  throw new FakeRefusal('validation', {}, faults);
}

function readBody({ body }: TransportRequest): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return body === undefined ? {} : structuredClone(body);
}

function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(search.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

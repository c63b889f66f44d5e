import type { Route } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { z } from '@livree/contracts/schema';

/** A request on the wire, as `inject` takes it. */
export interface WireCall {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const texts = z.array(z.coerce.string());

function toSearch(query: Parts['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const text of z.parse(texts, Array.isArray(value) ? value : [value])) search.append(name, text);
  }
  return search.size > 0 ? `?${search}` : '';
}

/** The contract's example call of a route, with parts replaced. */
export function exampleCall(route: Route, changes: Parts = {}): WireCall {
  const { params = {}, query, headers = {}, body }: Parts = { ...examples.get(route.id), ...changes };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    method: route.method,
    url: `/api${path}${toSearch(query)}`,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}

/** The same call with a session. */
export const signedIn = (call: WireCall, token: string): WireCall => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
});

import type { z } from '../schema.ts';

type Schema = z.ZodMiniType;

/** Who may call a route, from everybody to the fewest: `dispatcher` means dispatchers and operators. All but `public` require a session. */
export const accesses = ['public', 'customer', 'dispatcher', 'operator'] as const;
export type Access = (typeof accesses)[number];

/**
 * One call of the API as data. The schemas read the wire (decode) and write it (encode); their output is our side.
 * `path` uses `{name}` for parameters and starts below the API's base.
 */
export interface Route {
  readonly id: `${string}.${string}`;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly auth: Access;
  /** Who may also call it about what belongs to somebody else. When absent, everybody sees their own alone. */
  readonly others?: 'dispatcher' | 'operator';
  /** On a public route: a session is recognised when there is one, and its absence is no fault. */
  readonly session?: 'optional';
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** The body is sent as `multipart/form-data`, its files as `File`. The server reads at most this much of a file. */
  readonly multipart?: { readonly maxFileBytes: number };
  readonly response: Schema;
  /**
   * The answer is a file of this kind: its text the response, or the file itself where it is not text; JSON when absent. An event
   * stream sends the response again and again until it ends. Refusals are JSON always.
   */
  readonly produces?: 'text/csv' | 'text/calendar' | 'application/pdf' | 'text/event-stream';
  /** The status of success; 200 when absent. */
  readonly status?: 200 | 201 | 202;
}

/** Gives the route back with its exact type. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

/** A part that may be left empty may be left out. */
type Part<R extends Route, Name extends 'params' | 'query' | 'headers' | 'body'> =
  R extends Readonly<Record<Name, infer S extends Schema>>
    ? object extends z.output<S>
      ? { readonly [N in Name]?: z.output<S> }
      : { readonly [N in Name]: z.output<S> }
    : unknown;

/** What a caller passes and a handler receives: `{ params, query, headers, body }`, only those of the route. */
export type RouteRequest<R extends Route> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'headers'> &
  Part<R, 'body'>;

/** What a handler returns and a caller receives. */
export type RouteAnswer<R extends Route> = z.output<R['response']>;

import type { z } from '../schema.ts';
import type { Route } from './route.ts';

type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;
type Wire<S extends z.ZodMiniType> = Immutable<z.input<S>>;

type WirePart<R extends Route, Name extends 'params' | 'query' | 'headers' | 'body'> =
  R extends Readonly<Record<Name, infer S extends z.ZodMiniType>>
    ? object extends z.input<S>
      ? { readonly [N in Name]?: Wire<S> }
      : { readonly [N in Name]: Wire<S> }
    : unknown;

/** A valid call of a route in wire form: the request and the answer. */
export type Example<R extends Route> = WirePart<R, 'params'> &
  WirePart<R, 'query'> &
  WirePart<R, 'headers'> &
  WirePart<R, 'body'> & { readonly response: Wire<R['response']> };

/** An example for every call of a domain. */
export type ExamplesOf<Routes extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Routes]: Example<Routes[Name]>;
};

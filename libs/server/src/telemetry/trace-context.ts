import type { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** The innermost span of whatever runs; undefined outside of requests and jobs, which are not traced. */
export type Contexts = AsyncLocalStorage<Context | undefined>;

const propagator = new W3CTraceContextPropagator();

/** The trace that a `traceparent` names; a new one if it names none. */
export const readParent = (traceparent: unknown): Context =>
  propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);

/** Writes the `traceparent` of a context, if it has one. */
export function writeParent(context: Context | undefined, headers: Record<string, string>): void {
  propagator.inject(context ?? ROOT_CONTEXT, headers, defaultTextMapSetter);
}

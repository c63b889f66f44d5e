import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getRoute } from './request-route.ts';
import type { IsTrusted } from './telemetry.ts';
import { type Contexts, readParent } from './trace-context.ts';

/** What spans and metrics say about a request. */
export const describeRequest = (request: FastifyRequest, reply: FastifyReply) => ({
  'http.request.method': request.method,
  'http.route': getRoute(request),
  'http.response.status_code': reply.statusCode,
});

const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/livez']);

/** Balancers ask every second: that is of no use in a collector, and would hide how many visitors' requests fail. */
export const isProbe = ({ routeOptions }: FastifyRequest): boolean => probes.has(routeOptions.url);

const nameRequest = (request: FastifyRequest): string => `${request.method} ${getRoute(request)}`;

export interface RequestSpanOptions {
  readonly tracer: Tracer;
  readonly contexts: Contexts;
  readonly isTrusted: IsTrusted;
}

/** Makes a span of each request, inside of which its handler runs. */
export function spanRequests(
  app: FastifyInstance,
  { tracer, contexts, isTrusted }: RequestSpanOptions,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request)) return done();
    const parent = isTrusted(request) ? readParent(request.headers['traceparent']) : ROOT_CONTEXT;
    const span = tracer.startSpan(nameRequest(request), { kind: SpanKind.SERVER }, parent);
    spans.set(request, span);
    request.traceId = span.spanContext().traceId;
    request.log = request.log.child({ trace: request.traceId });
    contexts.run(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    span.updateName(nameRequest(request));
    span.setAttributes({ ...describeRequest(request, reply), 'livree.request_id': request.id });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Telemetry } from './telemetry.ts';

const name = 'livree-api';
const propagator = new W3CTraceContextPropagator();
const headerGetter = {
  get: (headers: FastifyRequest['headers'], key: string) => headers[key],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};

/** Traces and metrics of requests, named by the semantic conventions, sent to a collector. */
export function otlpTelemetry(endpoint: string): Telemetry {
  const base = endpoint.replace(/\/$/, '');
  const resource = resourceFromAttributes({ 'service.name': name });
  const traces = new TracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }) }),
    ],
  });
  const duration = metrics.getMeter(name).createHistogram('http.server.request.duration', { unit: 's' });
  const tracer = traces.getTracer(name);
  return {
    observe(app) {
      const spans = new WeakMap<FastifyRequest, Span>();
      app.addHook('onRequest', async (request) => void spans.set(request, beginSpan(tracer, request)));
      app.addHook('onResponse', async (request, reply) => {
        duration.record(reply.elapsedTime / 1000, toAttributes(request, reply));
        const span = spans.get(request);
        if (span) endSpan(span, request, reply);
      });
    },
    async stop() {
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
}

const getRoute = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

const toAttributes = (request: FastifyRequest, reply: FastifyReply) => ({
  'http.request.method': request.method,
  'http.route': getRoute(request),
  'http.response.status_code': reply.statusCode,
});

function beginSpan(tracer: Tracer, request: FastifyRequest): Span {
  const caller = propagator.extract(ROOT_CONTEXT, request.headers, headerGetter);
  return tracer.startSpan(`${request.method} ${getRoute(request)}`, { kind: SpanKind.SERVER }, caller);
}

function endSpan(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  span.setAttributes({ ...toAttributes(request, reply), 'livree.request_id': request.id });
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type MetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from './open-telemetry.ts';
import type { Gauge, Telemetry } from './telemetry.ts';

const name = 'livree-api';
const propagator = new W3CTraceContextPropagator();
const headerGetter = {
  get: (headers: FastifyRequest['headers'], key: string) => headers[key],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

async function readersFor({ collector, metrics }: Audience): Promise<MetricReader[]> {
  const readers: MetricReader[] = [];
  if (collector !== undefined) {
    const exporter = new OTLPMetricExporter({ url: `${collector}/v1/metrics` });
    readers.push(new PeriodicExportingMetricReader({ exporter }));
  }
  if (metrics !== undefined) {
    const page = new PrometheusExporter({ ...metrics, preventServerStart: true, withoutScopeInfo: true });
    await page.startServer();
    readers.push(page);
  }
  return readers;
}

/** Traces and metrics of requests, named by the semantic conventions, and the values that are watched. */
export async function measuring(audience: Audience): Promise<Telemetry> {
  const collector = audience.collector?.replace(/\/$/, '');
  const resource = resourceFromAttributes({ 'service.name': name });
  const traces = new TracerProvider({
    resource,
    spanProcessors:
      collector === undefined
        ? []
        : [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${collector}/v1/traces` }) })],
  });
  const metrics = new MeterProvider({ resource, readers: await readersFor({ ...audience, collector }) });
  const meter = metrics.getMeter(name);
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Seconds from a request to the end of its answer',
    advice: { explicitBucketBoundaries: seconds },
  });
  const tracer = traces.getTracer(name);

  function watchOne({ name: its, about, read }: Gauge): void {
    meter.createObservableGauge(its, { description: about }).addCallback(async (result) => {
      // Prometheus reads the others although the database is away.
      const readings = await read().catch(() => []);
      for (const { value, labels } of readings) result.observe(value, labels);
    });
  }

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
    watch: (gauges) => gauges.forEach(watchOne),
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

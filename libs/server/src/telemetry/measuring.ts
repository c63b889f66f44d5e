import { randomUUID } from 'node:crypto';
import { type Meter } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type MetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../environment/config-error.ts';
import { isEventStream } from './is-event-stream.ts';
import type { Audience, Service } from './open-telemetry.ts';
import { describeRequest, isProbe } from './request-spans.ts';
import type { Gauge, Telemetry } from './telemetry.ts';
import { startTracing } from './tracing.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

async function readersFor({ collector, metrics }: Audience): Promise<MetricReader[]> {
  const readers: MetricReader[] = [];
  if (collector !== undefined) {
    const exporter = new OTLPMetricExporter({ url: `${collector}/v1/metrics` });
    readers.push(new PeriodicExportingMetricReader({ exporter }));
  }
  if (metrics !== undefined) {
    const page = new PrometheusExporter({ ...metrics, preventServerStart: true, withoutScopeInfo: true });
    await page.startServer().catch((error: Error) => {
      throw new ConfigError(`Metrics cannot be read at port ${metrics.port}: ${error.message}.`);
    });
    readers.push(page);
  }
  return readers;
}

function measureRequests(meter: Meter): (app: FastifyInstance) => void {
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Seconds from a request to the end of its answer',
    advice: { explicitBucketBoundaries: seconds },
  });
  return (app) =>
    void app.addHook('onResponse', async (request, reply) => {
      if (!isEventStream(reply) && !isProbe(request))
        duration.record(reply.elapsedTime / 1000, describeRequest(request, reply));
    });
}

function watchOne(meter: Meter, { name, about, read }: Gauge): void {
  meter.createObservableGauge(name, { description: about }).addCallback(async (result) => {
    // Prometheus reads the others although the database is away.
    const readings = await read().catch(() => []);
    for (const { value, labels } of readings) result.observe(value, labels);
  });
}

/** Traces and metrics of requests, named by the semantic conventions, and the values that are watched. */
export async function measuring(service: Service, audience: Audience): Promise<Telemetry> {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.instance.id': randomUUID(),
  });
  const metrics = new MeterProvider({ resource, readers: await readersFor(audience) });
  const meter = metrics.getMeter(service);
  const measure = measureRequests(meter);
  const { collector } = audience;
  const tracing = collector === undefined ? undefined : startTracing({ service, resource, collector });
  return {
    observe(app, isTrusted = () => false) {
      tracing?.observe(app, isTrusted);
      measure(app);
    },
    watch: (gauges) => gauges.forEach((gauge) => watchOne(meter, gauge)),
    async stop() {
      await Promise.allSettled([tracing?.stop(), metrics.shutdown()]);
    },
  };
}

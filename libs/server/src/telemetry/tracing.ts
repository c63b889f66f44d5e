import { AsyncLocalStorage } from 'node:async_hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Service } from './open-telemetry.ts';
import { spanOperations } from './operation-spans.ts';
import { spanRequests } from './request-spans.ts';
import type { IsTrusted } from './telemetry.ts';
import type { Contexts } from './trace-context.ts';

export interface Tracing {
  observe(app: FastifyInstance, isTrusted: IsTrusted): void;
  /** Sends what is still queued. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  readonly service: Service;
  readonly resource: Resource;
  readonly collector: string;
}

/** Sends a span of each request, each job and each of their operations to the collector. */
export function startTracing({ service, resource, collector }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces` });
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer(service);
  const contexts: Contexts = new AsyncLocalStorage();
  const endOperations = spanOperations(tracer, contexts);
  return {
    observe: (app, isTrusted) => spanRequests(app, { tracer, contexts, isTrusted }),
    async stop() {
      endOperations();
      await provider.shutdown();
    },
  };
}

import { type Context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { type Contexts, readParent, writeParent } from './trace-context.ts';
import { HeaderRequest, headerRequests } from './trace-headers.ts';
import { operations, type TracedOperation } from './trace-operation.ts';

const kinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

const ignore = () => {};

/** The code or the name of an error. Its message may contain what a person typed. */
function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

/** Makes a span of each operation below a request or a job, and of each job. Returns how to end that. */
export function spanOperations(tracer: Tracer, contexts: Contexts): () => void {
  const spans = new WeakMap<TracedOperation, Span>();

  function begin(operation: TracedOperation): Context | undefined {
    const { name, kind, attributes = {}, origin } = operation;
    const parent = kind === 'consumer' ? readParent(origin) : contexts.getStore();
    if (parent === undefined) return undefined;
    const spanKind = kind === undefined ? SpanKind.INTERNAL : kinds[kind];
    const span = tracer.startSpan(name, { kind: spanKind, attributes }, parent);
    spans.set(operation, span);
    return trace.setSpan(parent, span);
  }

  const listeners = {
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    error(operation: TracedOperation) {
      const type = nameError(operation.error);
      spans.get(operation)?.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
    },
    asyncEnd(operation: TracedOperation) {
      spans.get(operation)?.end();
    },
  };
  const writeHeaders = (request: unknown) => {
    if (request instanceof HeaderRequest) writeParent(contexts.getStore(), request.headers);
  };

  operations.start.bindStore(contexts, begin);
  operations.subscribe(listeners);
  headerRequests.subscribe(writeHeaders);
  return () => {
    operations.start.unbindStore(contexts);
    operations.unsubscribe(listeners);
    headerRequests.unsubscribe(writeHeaders);
  };
}

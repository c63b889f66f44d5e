import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from '@livree/contracts/schema';

const attributes = z.array(
  z.object({
    key: z.string(),
    value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) }),
  }),
);

const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as a collector reads it. */
export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

/** What stands in for an OpenTelemetry collector over HTTP. */
export interface Collector {
  readonly origin: string;
  /** The paths that were posted to, and the bodies. */
  readonly received: readonly { readonly url: string; readonly body: string }[];
  spans(): CollectedSpan[];
  close(): void;
}

const toRecord = (list: z.output<typeof attributes>) =>
  Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

function readSpans(body: string): CollectedSpan[] {
  return z.parse(traces, JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toRecord(resource.attributes)['service.name']);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId: id, parentSpanId: parent, name, attributes: list }) => ({
        service,
        traceId,
        id,
        parent,
        name,
        attributes: toRecord(list),
      }));
  });
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** Starts one on the loopback interface. */
export async function startCollector(): Promise<Collector> {
  const received: { url: string; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const origin = await listen(server);
  return {
    origin,
    received,
    spans: () => received.filter(({ url }) => url === '/v1/traces').flatMap(({ body }) => readSpans(body)),
    close: () => void server.close(),
  };
}

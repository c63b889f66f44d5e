import type { Readable } from 'node:stream';
import type { Route, RouteRequest } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import { type Call, callReader } from './read-call.ts';

type FileRoute = Route & { readonly produces: string };

/** A file that is streamed while it is created. @property name plain letters, digits, dots and hyphens */
interface SentFile {
  readonly name: string;
  readonly content: Readable;
}

/** Registers a route that answers with a file. A refusal before the first line is JSON, as everywhere. */
export function registerFileRoute<R extends FileRoute>(
  app: FastifyInstance,
  route: R,
  handler: (request: Required<RouteRequest<R>>, call: Call<R>) => Promise<SentFile>,
): void {
  const read = callReader(app, route);
  app.route({
    config: { route },
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const { input, call } = await read(request, reply);
      const { name, content } = await handler(input, call);
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(`${route.produces}; charset=utf-8`)
        .send(content);
    },
  });
}

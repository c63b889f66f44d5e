import { Readable } from 'node:stream';
import type { Route, RouteAnswer, RouteRequest } from '@livree/contracts';
import { drainSignal } from '@livree/server/connections';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { abortOnClose } from './abort-on-close.ts';
import { compileEncoder } from './encoder.ts';
import { type Call, callReader } from './read-call.ts';
import { authenticateCaller } from './session.ts';
import { streamTurns } from './stream-turns.ts';

type StreamRoute = Route & {
  readonly produces: 'text/event-stream';
  readonly auth: 'customer' | 'dispatcher' | 'operator';
};

/** What is sent: an answer of the route with its id, or undefined, which only says that the connection lives. */
type Message<R extends Route> = { readonly id: string; readonly data: RouteAnswer<R> } | undefined;

/** Makes the messages of a stream until the signal aborts. */
type Follow<R extends Route> = (
  request: Required<RouteRequest<R>>,
  call: Call<R>,
  signal: AbortSignal,
) => AsyncIterable<Message<R>>;

/**
 * Registers a route that answers with an event stream. It ends when the client hangs up, the server drains, or the session is
 * over or lost its role, which is asked before each message.
 * Who does not accept an event stream gets its first message alone.
 */
export function registerStreamRoute<R extends StreamRoute>(
  app: FastifyInstance,
  route: R,
  follow: Follow<R>,
): void {
  const read = callReader(app, route);
  const encode = compileEncoder(route.response);
  const takeTurn = streamTurns();

  async function* write(
    request: FastifyRequest,
    messages: AsyncIterable<Message<R>>,
  ): AsyncGenerator<string> {
    for await (const message of messages) {
      const caller = await authenticateCaller(request, route, app.authenticate).catch(() => null);
      if (caller === null) return;
      yield message === undefined
        ? ':\n\n'
        : `id: ${message.id}\ndata: ${JSON.stringify(encode(message.data))}\n\n`;
      if (!isListening(request)) return;
    }
  }

  app.route({
    config: { route },
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      const { input, call } = await read(request, reply);
      const giveBack = takeTurn(request.userId ?? 0);
      const signal = AbortSignal.any([abortOnClose(reply), drainSignal(app)]);
      if (reply.raw.closed) giveBack();
      else reply.raw.once('close', giveBack);
      const content = write(request, follow(input, call, signal));
      return reply
        .type('text/event-stream')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(reported(content, request)));
    },
  });
}

const isListening = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') ?? false;

/** Ends quietly at a failure: the client comes again and goes on after what it heard. */
async function* reported(content: AsyncIterable<string>, { log }: FastifyRequest): AsyncGenerator<string> {
  try {
    yield* content;
  } catch (error) {
    log.warn({ err: error }, 'an event stream broke off');
  }
}

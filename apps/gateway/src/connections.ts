import type { FastifyInstance } from 'fastify';

/** Milliseconds that a visitor has for the head of a request, for the whole of it, and between two signs of life. */
export interface Patience {
  readonly head: number;
  readonly request: number;
  readonly silence: number;
  /** How often the first two are looked at. */
  readonly lookEvery: number;
}

const usualPatience: Patience = { head: 10_000, request: 30_000, silence: 60_000, lookEvery: 5000 };

/** Options of a server on which nobody holds a connection by being slow. */
export const connectionOptions = ({ head, request, silence, lookEvery }: Patience = usualPatience) => ({
  connectionTimeout: silence,
  requestTimeout: request,
  http: { headersTimeout: head, connectionsCheckingInterval: lookEvery },
});

/** Lets a server that is closed end by itself: a connection that a browser keeps for later would hold it open. */
export function closeCalmly(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request) => {
    if (isClosing) request.socket.destroySoon();
  });
}

/** Milliseconds a client has to send the headers, to send the whole request, and to stay silent. */
export interface ConnectionTimeouts {
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  /** How often the server checks the first two. */
  readonly checkEvery: number;
}

const usualTimeouts: ConnectionTimeouts = {
  headers: 10_000,
  request: 30_000,
  idle: 60_000,
  checkEvery: 5000,
};

/** Fastify options that close slow and silent connections. */
export const connectionOptions = ({
  headers,
  request,
  idle,
  checkEvery,
}: ConnectionTimeouts = usualTimeouts) => ({
  connectionTimeout: idle,
  requestTimeout: request,
  http: { headersTimeout: headers, connectionsCheckingInterval: checkEvery },
});

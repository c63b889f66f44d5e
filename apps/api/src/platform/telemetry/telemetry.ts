import type { FastifyInstance } from 'fastify';

/** Metrics and traces of the running process, for its operator. */
export interface Telemetry {
  /** Measures every request of a server, by route, never by address. */
  observe(app: FastifyInstance): void;
  /** Sends what is still queued. */
  stop(): Promise<void>;
}

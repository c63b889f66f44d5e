import type { FastifyInstance } from 'fastify';

/** Metrics and traces of the running process, for its operator. */
export type Telemetry = {
  /** Measures every request of a server, by route, never by address. */
  observe(app: FastifyInstance): void;
  /** Sends what is still queued. */
  stop(): Promise<void>;
};

const silent: Telemetry = { observe: () => {}, stop: async () => {} };

/** @param endpoint of an OTLP collector over HTTP, without the signal's path; without it nothing is sent */
export async function openTelemetry(endpoint: string | undefined): Promise<Telemetry> {
  if (endpoint === undefined) return silent;
  const { otlpTelemetry } = await import('./otlp.ts');
  return otlpTelemetry(endpoint);
}

import type { FastifyInstance } from 'fastify';

/** A value that is looked up when somebody reads the metrics. */
export interface Gauge {
  readonly name: string;
  readonly about: string;
  read(): Promise<readonly Reading[]>;
}

export interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Metrics and traces of the running process, for its operator. */
export interface Telemetry {
  /** Measures every request of a server, by route, never by address. */
  observe(app: FastifyInstance): void;
  /** Adds values of the site. One that cannot be read is missing, and stops no other. */
  watch(gauges: readonly Gauge[]): void;
  /** Sends what is still queued. */
  stop(): Promise<void>;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Whose `traceparent` is believed. */
export type IsTrusted = (request: FastifyRequest) => boolean;

/** Metrics and traces of the running process, for its operator. */
export interface Telemetry {
  /**
   * Measures every request of a server, by route, never by address. @param isTrusted whether the request continues the
   * trace that it names; by default none does, and each begins its own
   */
  observe(app: FastifyInstance, isTrusted?: IsTrusted): void;
  /** Adds values of the site. One that cannot be read is missing, and stops no other. */
  watch(gauges: readonly Gauge[]): void;
  /** Sends what is still queued. */
  stop(): Promise<void>;
}

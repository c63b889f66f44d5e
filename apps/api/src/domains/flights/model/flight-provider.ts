import type { FlightQuery, FlightReport } from './flight-report.ts';

/** A source of flights. */
export interface FlightProvider {
  /** As customers read it. */
  readonly name: string;
  /** Its flights are invented, which is said wherever its claims are shown. */
  readonly isSandbox: boolean;
  /** Null if the source does not know the flight. @throws FlightsError without an answer */
  find(query: FlightQuery): Promise<FlightReport | null>;
  /** Asks to be told of changes; the name of that watch, or null for a source that does not tell. @throws FlightsError */
  watch(number: string): Promise<string | null>;
  /** Asks to be told no more. @throws FlightsError */
  unwatch(watchId: string): Promise<void>;
}

/** A source of flights that did not answer. */
export class FlightsError extends Error {}

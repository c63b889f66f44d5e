import type { JsonSchema } from './json-schema.ts';

/** A request goes from an older client to the API of today, a response the other way. */
export type Direction = 'request' | 'response';

/** What one side sends and how the other reads it. */
export interface Exchange {
  readonly direction: Direction;
  readonly sent: JsonSchema;
  readonly read: JsonSchema;
  /** Names the value in a fault: `pricing.quote body.stops[]`. */
  readonly at: string;
}

/** The same two sides in the order of time. */
export function inTime({ direction, sent, read }: Exchange): { before: JsonSchema; now: JsonSchema } {
  return direction === 'request' ? { before: sent, now: read } : { before: read, now: sent };
}

/** Says that a reader does not take something. */
export function refused({ direction, at }: Exchange, what: string): string {
  return direction === 'request' ? `${at} no longer takes ${what}` : `${at} may now be ${what}`;
}

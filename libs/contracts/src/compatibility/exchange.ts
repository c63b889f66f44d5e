import type { JsonSchema } from './json-schema.ts';

/**
 * A request goes from an older client to the current API, a response the other way. What is `kept` in a browser is read by another
 * release, which drops the fields that it does not know.
 */
export type Direction = 'request' | 'response' | 'kept';

/** What one side sends, and the schema with which the other reads it. */
export interface Exchange {
  readonly direction: Direction;
  readonly sent: JsonSchema;
  readonly read: JsonSchema;
  /** Names the value in an error: `pricing.quote body.stops[]`. */
  readonly at: string;
}

/** The same two sides in chronological order. */
export function inTime({ direction, sent, read }: Exchange): { before: JsonSchema; now: JsonSchema } {
  return direction !== 'response' ? { before: sent, now: read } : { before: read, now: sent };
}

/** Reports that a reader does not accept a value. */
export function refused({ direction, at }: Exchange, what: string): string {
  return direction !== 'response' ? `${at} no longer takes ${what}` : `${at} may now be ${what}`;
}

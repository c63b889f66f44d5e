/**
 * What became of a request. `taken`: another customer, who wanted the same, was first. `refused`: the site decided
 * against it without such a reason. `unanswered`: nobody knows, and whoever asked asks again.
 */
export type Outcome = 'done' | 'taken' | 'refused' | 'unanswered';

/** One request of a visitor. */
export interface Attempt {
  readonly kind: 'booking' | 'cancellation' | 'page' | 'call';
  /** Milliseconds of `performance.now()` at its end. */
  readonly at: number;
  readonly outcome: Outcome;
}

import type { actSources } from '@livree/contracts';

/** Where an act came from. */
export type Source = (typeof actSources)[number];

/** Who acts: an operator, or a service or a job, which have the number 0. */
export interface Actor {
  readonly id: number;
  readonly name: string;
  readonly source: Source;
}

/** One act of an operator. `before` and `after` hold what changed, and never a customer's data. */
export interface Act {
  readonly actor: Actor;
  readonly at: Date;
  /** The call, such as `reservations.confirm`. */
  readonly act: string;
  /** What it concerns, such as `reservations` and `12`. */
  readonly subject: string;
  readonly subjectId: string | number;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who can read a customer's full name: everybody, other customers, or nobody. */
export type Visibility = 'public' | 'friends' | 'private';

export interface Reviewer {
  readonly name: string;
  readonly visibility: Visibility;
}

/** Returns customers by id, without those who have left. */
export type Reviewers = (customerIds: readonly number[]) => Promise<ReadonlyMap<number, Reviewer>>;

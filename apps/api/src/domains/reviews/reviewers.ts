/** Who reads the name of a customer in full: everybody, other customers, or nobody. */
export type Visibility = 'public' | 'friends' | 'private';

export type Reviewer = { readonly name: string; readonly visibility: Visibility };

/** Gives customers by their ids; one who has left is not among them. */
export type Reviewers = (customerIds: readonly number[]) => Promise<ReadonlyMap<number, Reviewer>>;

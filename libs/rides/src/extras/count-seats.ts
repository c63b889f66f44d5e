import { childSeatForAge, childSeatKinds, childSeatsForAge, type ChildSeatKind } from '@livree/contracts';

/**
 * How many seats of each kind children of these ages need, with the chosen kinds, else the usual ones; ages that are not
 * said yet count for none.
 */
export function countSeats(
  ages: readonly (number | null)[],
  chosen: readonly (string | null)[] = [],
): readonly { readonly kind: ChildSeatKind; readonly count: number }[] {
  const kinds = ages.flatMap((age, index) => (age === null ? [] : [childSeatForAge(age, chosen[index])]));
  return childSeatKinds
    .map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}

/** Whether several seats fit a child of this age. */
export const isSeatChoice = (age: number): boolean => childSeatsForAge(age).length > 1;

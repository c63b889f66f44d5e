import { childSeatForAge, childSeatKinds, type ChildSeatKind } from '@livree/contracts';

/** How many seats of each kind children of these ages need; ages that are not said yet count for none. */
export function countSeats(
  ages: readonly (number | null)[],
): readonly { readonly kind: ChildSeatKind; readonly count: number }[] {
  const kinds = ages.flatMap((age) => (age === null ? [] : [childSeatForAge(age)]));
  return childSeatKinds
    .map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}

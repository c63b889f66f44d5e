import type { ExtraChoice, ExtraCode } from '@livree/contracts';

/** The extras with another quantity of one; none of it with zero. */
export function withQuantity(
  extras: readonly ExtraChoice[],
  code: ExtraCode,
  quantity: number,
): readonly ExtraChoice[] {
  const others = extras.filter((extra) => extra.code !== code);
  return quantity > 0 ? [...others, { code, quantity }] : others;
}

/** The ages of as many children as there are seats; null for one that is not said yet. */
export const withSeats = (ages: readonly (number | null)[], seats: number): (number | null)[] =>
  Array.from({ length: seats }, (_, index) => ages[index] ?? null);

import type { ExtraChoice, ExtraCode } from '@livree/contracts';

/** Whether an extra is sold with a ride: the hours of a hire include the waiting. */
export const fitsRide = (code: ExtraCode, { isHire }: { readonly isHire: boolean }): boolean =>
  !(isHire && code === 'extra_waiting');

/** Adds one of an extra, or removes it. */
export function withExtra(extras: readonly ExtraChoice[], code: ExtraCode, wanted: boolean): ExtraChoice[] {
  const others = extras.filter((extra) => extra.code !== code);
  return wanted ? [...others, { code, quantity: 1 }] : others;
}

/** Changes the quantity of a selected extra. */
export function withQuantity(
  extras: readonly ExtraChoice[],
  code: ExtraCode,
  quantity: number,
): ExtraChoice[] {
  return extras.map((extra) => (extra.code === code ? { code, quantity } : extra));
}

/** The ages of as many children as there are seats; null for one that is not said yet. */
export const withSeats = (ages: readonly (number | null)[], seats: number): (number | null)[] =>
  Array.from({ length: seats }, (_, index) => ages[index] ?? null);

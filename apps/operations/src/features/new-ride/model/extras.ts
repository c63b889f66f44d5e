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

import { Refusal } from '@livree/release/ledger';

/** A part as people write it: `5 %`. */
export const formatPercent = (part: number): string => `${Number((part * 100).toFixed(2))} %`;

/** The part in `5%`. @throws Refusal for anything else */
export function parsePercent(text: string): number {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(text) ?? [];
  const part = Number(percent) / 100;
  if (part > 0) return part;
  throw new Refusal(`${text} is not a share such as 5%`);
}

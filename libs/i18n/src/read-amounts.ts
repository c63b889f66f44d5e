const space = String.raw`[ \u00a0\u202f]`;
const number = String.raw`\d{1,3}(?:(?:[.,'’]|${space})\d{3})+(?:[.,]\d{2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?![\d])`;
const sign = '(?:€|EUR|euros?|Euro)';
const amount = new RegExp(
  String.raw`(?<![\d.,])(?:€${space}?(?<before>${number})|(?<after>${number})${space}?${sign}(?![\p{L}]))`,
  'giu',
);

/** The cents of a written number: a separator counts as that of decimals if one or two digits end it. */
function cents(written: string): number {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? [];
  return Number(whole.replaceAll(/\D/gu, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The amounts of euros in a text, in cents, as any of the four languages writes them: `1 234,50 €`, `€1,234.50`, `50 €`. */
export const readAmounts = (text: string): number[] =>
  [...text.matchAll(amount)].map(({ groups = {} }) => cents(groups['before'] ?? groups['after'] ?? ''));

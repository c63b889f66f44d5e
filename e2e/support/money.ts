/** The cents of a displayed amount of euros, in any language: `1 234,50 €`, `1.234,50 €`, `€1,234.50`. */
export function centsIn(text: string): number {
  const amount = /\d[\d\s.,\u00a0\u202f]*[.,]\d{2}(?!\d)/.exec(text);
  if (amount === null) throw new Error(`no amount in "${text}"`);
  return Number(amount[0].replaceAll(/\D/g, ''));
}

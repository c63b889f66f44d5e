/**
 * Keeps figures with what follows them at a line end: '10 000 €', '75008 Paris', '12 rue', '+33 1 99 00 05 10', and a
 * country's letters with its VAT number, 'FR 00 000000000'. Two short words with a hyphen stay whole: 'e-mail', 'au-delà'.
 */
export const unbroken = (text: string): string =>
  text.replaceAll(/(\d|\b[A-Z]{2}(?= \d)) /g, '$1\u00a0').replaceAll(/\b(e|au)-(?=mail|delà)/gi, '$1\u2011');

export interface VatSplit {
  readonly netCents: number;
  readonly vatCents: number;
}

/** Splits an amount that includes VAT. Both parts sum to it to the cent; the net part is rounded. */
export function splitVat(grossCents: number, percent: number): VatSplit {
  const netCents = Math.round(grossCents / (1 + percent / 100));
  return { netCents, vatCents: grossCents - netCents };
}

import { splitVat } from '../../reservations/index.ts';
import type { BillAmount } from '../bills.repository.ts';

interface VatSum {
  readonly percent: number;
  readonly grossCents: number;
  readonly netCents: number;
  readonly vatCents: number;
}

export interface BillSums {
  readonly receipts: number;
  readonly creditNotes: number;
  readonly takenCents: number;
  readonly refundedCents: number;
  readonly rates: readonly VatSum[];
  readonly feeCents: number;
  readonly unknownFees: number;
}

/** An amount with its VAT as its bill prints them; those of a credit note are negative. */
export function signedAmounts({
  kind,
  total_cents: total,
  vat_percent: percent,
}: Pick<BillAmount, 'kind' | 'total_cents' | 'vat_percent'>): VatSum {
  const sign = kind === 'receipt' ? 1 : -1;
  const { netCents, vatCents } = splitVat(total, percent);
  return { percent, grossCents: sign * total, netCents: sign * netCents, vatCents: sign * vatCents };
}

/** The sum of amounts with one rate. */
export const sumVat = (percent: number, amounts: readonly VatSum[]): VatSum =>
  amounts.reduce(
    (sum, { grossCents, netCents, vatCents }) => ({
      percent,
      grossCents: sum.grossCents + grossCents,
      netCents: sum.netCents + netCents,
      vatCents: sum.vatCents + vatCents,
    }),
    { percent, grossCents: 0, netCents: 0, vatCents: 0 },
  );

/** The sums of receipts and credit notes, by rate from the lowest: of what each prints, never of a rounded total. */
export function sumBills(bills: readonly BillAmount[]): BillSums {
  const receipts = bills.filter(({ kind }) => kind === 'receipt');
  const notes = bills.filter(({ kind }) => kind === 'credit_note');
  const total = (rows: readonly BillAmount[]) => rows.reduce((sum, row) => sum + row.total_cents, 0);
  const byRate = Map.groupBy(bills.map(signedAmounts), ({ percent }) => percent);
  return {
    receipts: receipts.length,
    creditNotes: notes.length,
    takenCents: total(receipts),
    refundedCents: total(notes),
    rates: [...byRate]
      .map(([percent, amounts]) => sumVat(percent, amounts))
      .toSorted((one, other) => one.percent - other.percent),
    feeCents: bills.reduce((sum, row) => sum + row.fee_cents, 0),
    unknownFees: bills.filter(({ is_fee_unknown: isUnknown }) => isUnknown).length,
  };
}

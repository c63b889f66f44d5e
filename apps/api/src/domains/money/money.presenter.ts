import { euros, type MoneySums, type Movement } from '@livree/contracts';
import { presentTransaction } from '../payments/index.ts';
import type { BillAmount } from './bills.repository.ts';
import { sumBills } from './model/sum-bills.ts';
import type { MovementRow } from './movements.repository.ts';

export const presentMovement = (row: MovementRow): Movement => ({
  at: row.at.toISOString(),
  clientName: row.client_name,
  bill:
    row.bill_kind === null || row.bill_number === null
      ? null
      : { kind: row.bill_kind, number: row.bill_number },
  transaction: presentTransaction(row, row),
});

/** The sums of bills, as those of a period. */
export function presentSums(period: string, bills: readonly BillAmount[]): MoneySums {
  const { rates, ...sums } = sumBills(bills);
  const total = (part: 'grossCents' | 'netCents' | 'vatCents') =>
    euros(rates.reduce((sum, rate) => sum + rate[part], 0));
  return {
    period,
    receipts: sums.receipts,
    creditNotes: sums.creditNotes,
    taken: euros(sums.takenCents),
    refunded: euros(sums.refundedCents),
    gross: total('grossCents'),
    net: total('netCents'),
    vat: total('vatCents'),
    rates: rates.map(({ percent, grossCents, netCents, vatCents }) => ({
      percent,
      gross: euros(grossCents),
      net: euros(netCents),
      vat: euros(vatCents),
    })),
    fees: euros(sums.feeCents),
    unknownFees: sums.unknownFees,
  };
}

import { localTime } from '../../../platform/local-time.ts';
import type { BillAmount } from '../bills.repository.ts';
import { signedAmounts, sumVat } from './sum-bills.ts';

/** What was sold in a day at one rate and paid on one day. */
export interface ReportedDay extends ReturnType<typeof sumVat> {
  /** Of the receipts and credit notes. */
  readonly day: string;
  readonly paidOn: string;
  readonly receipts: number;
  readonly creditNotes: number;
}

/** Receipts and credit notes by their day, the day on which money moved, and rate, in this order. */
export function reportDays(bills: readonly BillAmount[], timeZone: string): ReportedDay[] {
  const dayOf = (moment: Date) => localTime(moment, timeZone).slice(0, 10);
  const keyOf = (bill: BillAmount) =>
    [dayOf(bill.issued_at), dayOf(bill.settled_at), String(bill.vat_percent).padStart(6, '0')].join(' ');
  return [...Map.groupBy(bills, keyOf)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([key, group]) => {
      const [first] = group;
      const [day = '', paidOn = ''] = key.split(' ');
      if (!first) return [];
      const receipts = group.filter(({ kind }) => kind === 'receipt').length;
      const sums = sumVat(first.vat_percent, group.map(signedAmounts));
      return [{ ...sums, day, paidOn, receipts, creditNotes: group.length - receipts }];
    });
}

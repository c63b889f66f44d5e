import { fillText } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { create as createCode } from 'qrcode';
import type { RideSummary } from '../../ride-summary.ts';
import type { Seller } from '../model/bill.ts';
import { documentTexts } from '../texts/index.ts';
import { createPaper } from './paper.ts';
import { routeRows } from './route-rows.ts';
import { sellerLines } from './seller-lines.ts';

export type VoucherFacts = RideSummary & {
  readonly seller: Seller;
  readonly isDemonstration: boolean;
  readonly clientPhone: string | null;
  readonly bookedAt: Date;
  /** The page that verifies the voucher. */
  readonly verifyUrl: string;
};

/**
 * The proof of prior booking that a VTC driver shows when checked: operator with address, register number and company
 * number, customer with telephone, when it was booked, when and where the pickup is.
 * Source: arrêté du 6 août 2025 (justificatif de réservation préalable), article 1, for art. L. 3120-2 and L. 3122-9 of
 * the Code des transports.
 */
export function voucherPaper(facts: VoucherFacts): Promise<Buffer> {
  const { language, seller, timeZone } = facts;
  const text = documentTexts[language];
  const format = formatterFor(language, { timeZone });
  const title = fillText(text.numbered, { title: text.voucher, number: facts.reference });
  const localTime = (at: Date) =>
    fillText(text.localTime, { time: format.dateTime(at, 'weekday'), zone: timeZone });
  const paper = createPaper(title, seller.brand, language);
  paper.title(title);
  paper.heading(text.operator);
  paper.lines(sellerLines(seller, text));
  paper.heading(text.ride);
  paper.facts([
    { label: text.client, value: facts.clientName },
    ...(facts.clientPhone === null ? [] : [{ label: text.clientPhone, value: facts.clientPhone }]),
    { label: text.booked, value: localTime(facts.bookedAt) },
    { label: text.pickup, value: localTime(facts.pickupAt) },
    ...(facts.returnAt ? [{ label: text.returnPickup, value: localTime(facts.returnAt) }] : []),
    ...routeRows(facts.addresses, text),
    ...(facts.returnRoute ? [{ label: text.returnRoute, value: facts.returnRoute.join(' – ') }] : []),
    { label: text.vehicle, value: facts.vehicle },
    { label: text.passengers, value: String(facts.passengers) },
    { label: text.total, value: format.money(facts.totalCents) },
  ]);
  paper.code(encodeSquares(facts.verifyUrl), {
    address: facts.verifyUrl,
    hint: text.scan,
    notes: [text.legalBasis, ...(facts.isDemonstration ? [text.demonstration] : [])],
  });
  return paper.finish();
}

function encodeSquares(address: string): boolean[][] {
  const { modules } = createCode(address, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => data[row * size + column] === 1),
  );
}

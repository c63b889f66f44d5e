import { formatterFor, spacedPhone } from '@livree/i18n';
import { encodeSquares } from '../../../../platform/squares.ts';
import { needRows } from '../../need-rows.ts';
import type { RideSummary } from '../../ride-summary.ts';
import { reservationTexts } from '../../texts.ts';
import type { Seller } from '../model/bill.ts';
import { createPaper } from './paper.ts';
import { routeRows } from './route-rows.ts';
import { sellerLines } from './seller-lines.ts';

export type VoucherFacts = RideSummary & {
  readonly seller: Seller;
  readonly isDemonstration: boolean;
  readonly clientPhone: string;
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
  const t = reservationTexts(language);
  const format = formatterFor(language, { timeZone });
  const title = t('papers.numbered', { title: t('papers.voucher'), number: facts.reference });
  const localTime = (at: Date) =>
    t('papers.localTime', { time: format.dateTime(at, 'weekday'), zone: timeZone });
  const paper = createPaper(title, seller.brand, language);
  paper.title(title);
  paper.heading(t('papers.operator'));
  paper.lines(sellerLines(seller, t));
  paper.heading(t('papers.ride'));
  paper.facts([
    { label: t('papers.client'), value: facts.clientName },
    { label: t('papers.clientPhone'), value: spacedPhone(facts.clientPhone) },
    { label: t('papers.booked'), value: localTime(facts.bookedAt) },
    { label: t('ride.pickup'), value: localTime(facts.pickupAt) },
    ...(facts.returnAt ? [{ label: t('ride.returnPickup'), value: localTime(facts.returnAt) }] : []),
    ...routeRows(facts.addresses, t),
    ...(facts.returnRoute ? [{ label: t('ride.returnRoute'), value: facts.returnRoute.join(' – ') }] : []),
    { label: t('ride.vehicle'), value: facts.vehicle },
    ...needRows(facts),
    { label: t('papers.total'), value: format.money(facts.totalCents) },
  ]);
  paper.code(encodeSquares(facts.verifyUrl), {
    address: facts.verifyUrl,
    hint: t('papers.scan'),
    notes: [t('papers.legalBasis'), ...(facts.isDemonstration ? [t('papers.demonstration')] : [])],
  });
  return paper.finish();
}

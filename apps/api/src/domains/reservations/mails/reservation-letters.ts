import type { FareLine } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { greet } from '../../../platform/mail/index.ts';
import { needRows } from '../need-rows.ts';
import type { RideSummary } from '../ride-summary.ts';
import { reservationTexts, type RideWords } from '../texts.ts';
import { fareLineLabel } from './fare-line-label.ts';
import type { Letter } from './letter.ts';

/** What mails say about a reservation. */
export type MailedReservation = Omit<RideSummary, 'clientName'> & {
  /** Null for an address that nobody has confirmed: it gets nothing that a stranger may have typed. */
  readonly clientName: string | null;
  /** The page with what the mail leaves out; null if it leaves nothing out. */
  readonly detailsUrl: string | null;
  readonly lines: readonly FareLine[];
  /** The last instant of a free cancellation; null if it is past. */
  readonly freeUntil: Date | null;
  readonly phone: string | null;
  readonly isPaid: boolean;
};

/** What a letter is about. */
type About = 'confirmed' | 'cancelled' | 'refunded' | 'declined' | 'failed' | 'returned';

interface Row {
  readonly label: string;
  readonly value: string;
}

function rideRows(ride: MailedReservation, t: RideWords): Row[] {
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const when = (at: Date) => t('mails.localTime', { time: format.dateTime(at, 'weekday') });
  const places = ride.addresses.map((value, index): Row => {
    if (index === 0) return { label: t('ride.from'), value };
    const isLast = index === ride.addresses.length - 1;
    return { label: isLast ? t('ride.to') : t('ride.stop', { number: index }), value };
  });
  return [
    { label: t('ride.reference'), value: ride.reference },
    { label: t('ride.pickup'), value: when(ride.pickupAt) },
    ...(ride.returnAt ? [{ label: t('ride.returnPickup'), value: when(ride.returnAt) }] : []),
    ...places,
    ...(ride.returnRoute ? [{ label: t('ride.returnRoute'), value: ride.returnRoute.join(' – ') }] : []),
    { label: t('ride.vehicle'), value: ride.vehicle },
    ...needRows(ride),
  ];
}

function letter(
  ride: MailedReservation,
  about: About,
  paragraphs: readonly string[],
  rows: readonly Row[],
): Letter {
  const t = reservationTexts(ride.language);
  return {
    subject: t(`mails.${about}.subject`, { reference: ride.reference }),
    greeting: greet(ride.language, ride.clientName),
    paragraphs: [
      ...paragraphs,
      ...(ride.detailsUrl === null ? [] : [t('mails.unconfirmed', { link: ride.detailsUrl })]),
    ],
    rows: rows.map((row) => t('mails.row', { ...row })),
    closing: ride.phone === null ? '' : t('mails.help', { phone: ride.phone }),
  };
}

/**
 * Sent once the ride is paid or an operator confirms it: reference, local pickup time, route, itemised price, and the deadline of a
 * free cancellation.
 */
export function confirmationLetter(ride: MailedReservation): Letter {
  const t = reservationTexts(ride.language);
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const free = ride.freeUntil && { deadline: format.dateTime(ride.freeUntil, 'long') };
  return letter(
    ride,
    'confirmed',
    [ride.isPaid ? t('mails.confirmed.paid') : t('mails.confirmed.unpaid')],
    [
      ...rideRows(ride, t),
      ...ride.lines.map((line) => ({
        label: fareLineLabel(ride.language, line.code),
        value: format.money(line.cents),
      })),
      { label: t('mails.total'), value: format.money(ride.totalCents) },
      ...(free ? [{ label: t('mails.freeCancellation'), value: t('mails.untilDeadline', free) }] : []),
    ],
  );
}

export function cancellationLetter(ride: MailedReservation, refundCents: number): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(refundCents);
  const nothing = ride.isPaid ? t('mails.cancelled.nothingDue') : t('mails.cancelled.nothingPaid');
  const refund = refundCents > 0 ? t('mails.cancelled.refund', { amount }) : nothing;
  return letter(ride, 'cancelled', [t('mails.cancelled.intro'), refund], rideRows(ride, t));
}

/** For a refund on request while the ride stays unchanged. */
export function refundLetter(ride: MailedReservation, amountCents: number): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  return letter(ride, 'refunded', [t('mails.cancelled.refund', { amount })], rideRows(ride, t));
}

/** For a refund that the customer asked for, with the operator's reason. */
export function declinedRefundLetter(ride: MailedReservation, amountCents: number, reason: string): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  const paragraphs = [t('mails.declined.intro', { amount }), t('mails.declined.reason', { reason })];
  return letter(ride, 'declined', paragraphs, rideRows(ride, t));
}

/** For a refund that failed after it was announced to the customer. */
export function failedRefundLetter(ride: MailedReservation, amountCents: number): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  const paragraphs = [t('mails.failed.intro', { amount })];
  return letter(ride, 'failed', paragraphs, rideRows(ride, t));
}

/** For a payment that came after its hold ran out, or a second time. */
export function returnedPaymentLetter(ride: MailedReservation, amountCents: number): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  return letter(ride, 'returned', [t('mails.returned.intro', { amount })], rideRows(ride, t));
}

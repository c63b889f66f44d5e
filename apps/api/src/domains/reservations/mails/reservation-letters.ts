import { type FareLine, fillText } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { greet } from '../../../platform/mail/index.ts';
import { fareLineLabel } from './fare-line-label.ts';
import type { Letter } from './letter.ts';
import type { RideSummary } from '../ride-summary.ts';
import { type MailTexts, mailTexts } from './texts/index.ts';

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

type Row = { readonly label: string; readonly value: string };

function rideRows(ride: MailedReservation, text: MailTexts): Row[] {
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const when = (at: Date) => fillText(text.localTime, { time: format.dateTime(at, 'weekday') });
  const places = ride.addresses.map((value, index): Row => {
    if (index === 0) return { label: text.from, value };
    const isLast = index === ride.addresses.length - 1;
    return { label: isLast ? text.to : fillText(text.stop, { number: index }), value };
  });
  return [
    { label: text.reference, value: ride.reference },
    { label: text.pickup, value: when(ride.pickupAt) },
    ...(ride.returnAt ? [{ label: text.returnPickup, value: when(ride.returnAt) }] : []),
    ...places,
    ...(ride.returnRoute ? [{ label: text.returnRoute, value: ride.returnRoute.join(' – ') }] : []),
    { label: text.vehicle, value: ride.vehicle },
    { label: text.passengers, value: String(ride.passengers) },
  ];
}

function letter(
  ride: MailedReservation,
  subject: string,
  paragraphs: readonly string[],
  rows: readonly Row[],
): Letter {
  const text = mailTexts[ride.language];
  return {
    subject: fillText(subject, { reference: ride.reference }),
    greeting: greet(ride.language, ride.clientName),
    paragraphs: [
      ...paragraphs,
      ...(ride.detailsUrl === null ? [] : [fillText(text.unconfirmed, { link: ride.detailsUrl })]),
    ],
    rows: rows.map((row) => fillText(text.row, row)),
    closing: ride.phone === null ? '' : fillText(text.help, { phone: ride.phone }),
  };
}

/**
 * Sent once the ride is paid or an operator confirms it: reference, local pickup time, route, itemised price, and the deadline of a
 * free cancellation.
 */
export function confirmationLetter(ride: MailedReservation): Letter {
  const text = mailTexts[ride.language];
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const free = ride.freeUntil && { deadline: format.dateTime(ride.freeUntil, 'long') };
  return letter(
    ride,
    text.confirmedSubject,
    [ride.isPaid ? text.confirmedIntro : text.confirmedUnpaidIntro],
    [
      ...rideRows(ride, text),
      ...ride.lines.map((line) => ({
        label: fareLineLabel(ride.language, line.code),
        value: format.money(line.cents),
      })),
      { label: text.total, value: format.money(ride.totalCents) },
      ...(free ? [{ label: text.cancellation, value: fillText(text.untilDeadline, free) }] : []),
    ],
  );
}

export function cancellationLetter(ride: MailedReservation, refundCents: number): Letter {
  const text = mailTexts[ride.language];
  const amount = formatterFor(ride.language).money(refundCents);
  const nothing = ride.isPaid ? text.nothingDue : text.nothingToRefund;
  const refund = refundCents > 0 ? fillText(text.refundDue, { amount }) : nothing;
  return letter(ride, text.cancelledSubject, [text.cancelledIntro, refund], rideRows(ride, text));
}

/** For a refund on request while the ride stays unchanged. */
export function refundLetter(ride: MailedReservation, amountCents: number): Letter {
  const text = mailTexts[ride.language];
  const amount = formatterFor(ride.language).money(amountCents);
  return letter(ride, text.refundedSubject, [fillText(text.refundDue, { amount })], rideRows(ride, text));
}

/** For a refund that the customer asked for, with the operator's reason. */
export function declinedRefundLetter(ride: MailedReservation, amountCents: number, reason: string): Letter {
  const text = mailTexts[ride.language];
  const amount = formatterFor(ride.language).money(amountCents);
  const paragraphs = [
    fillText(text.refundDeclinedIntro, { amount }),
    fillText(text.refundDeclinedReason, { reason }),
  ];
  return letter(ride, text.refundDeclinedSubject, paragraphs, rideRows(ride, text));
}

/** For a refund that failed after it was announced to the customer. */
export function failedRefundLetter(ride: MailedReservation, amountCents: number): Letter {
  const text = mailTexts[ride.language];
  const amount = formatterFor(ride.language).money(amountCents);
  const paragraphs = [fillText(text.refundFailedIntro, { amount })];
  return letter(ride, text.refundFailedSubject, paragraphs, rideRows(ride, text));
}

/** For a payment that came after its hold ran out, or a second time. */
export function returnedPaymentLetter(ride: MailedReservation, amountCents: number): Letter {
  const text = mailTexts[ride.language];
  const amount = formatterFor(ride.language).money(amountCents);
  return letter(ride, text.returnedSubject, [fillText(text.returnedIntro, { amount })], rideRows(ride, text));
}

import type { FareLine } from '@livree/contracts';
import { formatterFor, spacedPhone } from '@livree/i18n';
import { action, type Letter, links, type Part, type Row, text } from '../../../platform/mail/index.ts';
import { needRows } from '../need-rows.ts';
import type { RideSummary } from '../ride-summary.ts';
import { reservationTexts, type RideWords } from '../texts.ts';
import { fareLineLabel } from './fare-line-label.ts';
import type { RideLinks } from './ride-links.ts';

/** What mails say about a reservation. */
export type MailedReservation = Omit<RideSummary, 'clientName'> & {
  /** Null for an address that nobody has confirmed: it gets nothing that a stranger may have typed. */
  readonly clientName: string | null;
  readonly links: RideLinks;
  /** Whether the customer has no account of their own: the link of the ride then leads to a page that mails another. */
  readonly isGuest: boolean;
  readonly lines: readonly FareLine[];
  /** The last instant of a free cancellation; null if it is past. */
  readonly freeUntil: Date | null;
  readonly isPaid: boolean;
  /** Paid in another program before the ride came here. */
  readonly isPaidElsewhere: boolean;
};

/** What a letter is about. */
type About =
  | 'confirmed'
  | 'changed'
  | 'flight'
  | 'changeAccepted'
  | 'changeDeclined'
  | 'chauffeur'
  | 'cancelled'
  | 'completed'
  | 'refunded'
  | 'declined'
  | 'failed'
  | 'returned';

export const pickupRow = (ride: MailedReservation, t: RideWords, at: Date, label: string): Row => ({
  label,
  value: formatterFor(ride.language, { timeZone: ride.timeZone }).dateTime(at, 'weekday'),
  note: t('mails.local'),
});

function places({ addresses }: MailedReservation, t: RideWords): Row[] {
  return addresses.map((value, index): Row => {
    if (index === 0) return { label: t('ride.from'), value };
    const isLast = index === addresses.length - 1;
    return { label: isLast ? t('ride.to') : t('ride.stop', { number: index }), value };
  });
}

export const routeParts = (ride: MailedReservation, t: RideWords): Part[] =>
  ride.addresses.length === 0 ? [] : [{ kind: 'route', places: places(ride, t) }];

/** Who drives, with what is known of them. */
const chauffeurRows = ({ chauffeur }: MailedReservation, t: RideWords): Row[] =>
  chauffeur
    ? [
        { label: t('ride.chauffeur'), value: chauffeur.name },
        { label: t('ride.chauffeurPhone'), value: chauffeur.phone && spacedPhone(chauffeur.phone) },
        { label: t('ride.plate'), value: chauffeur.plate },
      ].filter(({ value }) => value !== '')
    : [];

export const rideRows = (ride: MailedReservation, t: RideWords): Row[] => [
  { label: t('ride.reference'), value: ride.reference },
  ...(ride.returnAt ? [pickupRow(ride, t, ride.returnAt, t('ride.returnPickup'))] : []),
  ...(ride.returnRoute ? [{ label: t('ride.returnRoute'), value: ride.returnRoute.join(' – ') }] : []),
  { label: t('ride.vehicle'), value: ride.vehicle },
  ...chauffeurRows(ride, t),
  ...needRows(ride),
];

/** A letter about a ride, with the remark that an unconfirmed address needs. */
function rideLetter(ride: MailedReservation, about: About, parts: readonly Part[]): Letter {
  const t = reservationTexts(ride.language);
  const unconfirmed = ride.isGuest ? t('mails.guestAccount') : t('mails.unconfirmed');
  const remark = ride.clientName === null || ride.isGuest ? [text(unconfirmed)] : [];
  const contact = links({ label: t('mails.links.contact'), url: ride.links.contact });
  return {
    language: ride.language,
    subject: t(`mails.${about}.subject`, { reference: ride.reference }),
    name: ride.clientName,
    parts: [...parts, ...remark, contact],
  };
}

/** A letter about a change of a ride: what happened, the link to it, and which ride it is. */
export function changeLetter(ride: MailedReservation, about: About, paragraphs: readonly string[]): Letter {
  const t = reservationTexts(ride.language);
  return rideLetter(ride, about, [
    ...paragraphs.map(text),
    action({ label: t('mails.links.ride'), url: ride.links.ride }),
    { kind: 'rows', rows: [pickupRow(ride, t, ride.pickupAt, t('ride.pickup'))] },
    ...routeParts(ride, t),
    { kind: 'rows', rows: rideRows(ride, t) },
  ]);
}

/**
 * Sent once the ride is paid or an operator confirms it: reference, local pickup time, route, itemised price, and the deadline of a
 * free cancellation.
 */
export function confirmationLetter(ride: MailedReservation): Letter {
  const t = reservationTexts(ride.language);
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const { freeUntil, lines, totalCents } = ride;
  const calendar =
    ride.clientName === null ? [] : [{ label: t('mails.links.calendar'), url: ride.links.calendar }];
  const deadline = freeUntil && format.dateTime(freeUntil, 'long');
  const free = deadline && {
    label: t('mails.freeCancellation'),
    value: t('mails.untilDeadline', { deadline }),
  };
  return rideLetter(ride, 'confirmed', [
    text(ride.isPaid ? t('mails.confirmed.paid') : t('mails.confirmed.unpaid')),
    { kind: 'headline', row: pickupRow(ride, t, ride.pickupAt, t('ride.pickup')) },
    ...routeParts(ride, t),
    action({ label: t('mails.links.ride'), url: ride.links.ride }, ...calendar),
    { kind: 'rows', rows: rideRows(ride, t) },
    {
      kind: 'amounts',
      rows: lines.map(({ code, cents, detail }) => ({
        label: fareLineLabel(ride.language, code, detail.quantity),
        value: format.money(cents),
      })),
    },
    { kind: 'total', row: { label: t('mails.total'), value: format.money(totalCents) } },
    ...(free ? [{ kind: 'rows', rows: [free] } as const] : []),
  ]);
}

/** What a change made of a ride. */
interface MadeChange {
  /** The pickups before it. */
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  /** A negative one is given back. */
  readonly differenceCents: number;
}

/** Sent once a change took effect, with the ride as it is now. */
export function changedLetter(ride: MailedReservation, change: MadeChange): Letter {
  const t = reservationTexts(ride.language);
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const { differenceCents, pickupAt, returnAt } = change;
  const amount = format.money(Math.abs(differenceCents));
  const moved = differenceCents < 0 ? 'refund' : 'paid';
  const outcome = differenceCents === 0 ? 'same' : ride.isPaid ? moved : 'unpaid';
  const isMoved = pickupAt.getTime() !== ride.pickupAt.getTime();
  const isReturnMoved = returnAt !== null && returnAt.getTime() !== ride.returnAt?.getTime();
  const before = format.dateTime(pickupAt, 'weekday');
  return changeLetter(ride, 'changed', [
    isMoved ? t('mails.changed.moved', { before }) : t('mails.changed.intro'),
    ...(isReturnMoved
      ? [t('mails.changed.returnMoved', { before: format.dateTime(returnAt, 'weekday') })]
      : []),
    t(`mails.changed.${outcome}`, { amount, total: format.money(ride.totalCents) }),
  ]);
}

/** Says who drives. */
export function chauffeurLetter(ride: MailedReservation): Letter {
  const t = reservationTexts(ride.language);
  return changeLetter(ride, 'chauffeur', [t('mails.chauffeur.intro')]);
}

/** Thanks for a completed ride, and asks for a review. */
export function completedLetter(ride: MailedReservation): Letter {
  const t = reservationTexts(ride.language);
  return changeLetter(ride, 'completed', [t('mails.completed.thanks'), t('mails.completed.ask')]);
}

export function cancellationLetter(ride: MailedReservation, refundCents: number): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(refundCents);
  const unpaid = ride.isPaidElsewhere ? 'paidElsewhere' : 'nothingPaid';
  const nothing = t(`mails.cancelled.${ride.isPaid ? 'nothingDue' : unpaid}`);
  const refund = refundCents > 0 ? t('mails.cancelled.refund', { amount }) : nothing;
  return changeLetter(ride, 'cancelled', [t('mails.cancelled.intro'), refund]);
}

/** For a refund while the ride stays unchanged. @param reason why the operator gives it; null on request */
export function refundLetter(ride: MailedReservation, amountCents: number, reason: string | null): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  return changeLetter(ride, 'refunded', [
    t('mails.cancelled.refund', { amount }),
    ...(reason === null ? [] : [t('mails.declined.reason', { reason })]),
  ]);
}

/** For a refund that the customer asked for, with the operator's reason. */
export function declinedRefundLetter(ride: MailedReservation, amountCents: number, reason: string): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  return changeLetter(ride, 'declined', [
    t('mails.declined.intro', { amount }),
    t('mails.declined.reason', { reason }),
  ]);
}

/** For a refund that failed after it was announced to the customer. */
export function failedRefundLetter(ride: MailedReservation, amountCents: number): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  return changeLetter(ride, 'failed', [t('mails.failed.intro', { amount })]);
}

/** For a payment that came after its hold ran out, or a second time. */
export function returnedPaymentLetter(ride: MailedReservation, amountCents: number): Letter {
  const t = reservationTexts(ride.language);
  const amount = formatterFor(ride.language).money(amountCents);
  return changeLetter(ride, 'returned', [t('mails.returned.intro', { amount })]);
}

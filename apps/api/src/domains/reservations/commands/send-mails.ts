import type { DeliveryKind } from '@livree/contracts';
import { selfServiceDeadline } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { type Letter, writeMail } from '../../../platform/mail/index.ts';
import { deliver, deliverToOperator } from '../../deliveries/index.ts';
import { contactAddress, guestPage, type UserRow, userById } from '../../identity/index.ts';
import { isPromised, transactionsOfReservations } from '../../payments/index.ts';
import { requestById } from '../change-requests/change-requests.repository.ts';
import { changeRequestMail } from '../change-requests/operator-mail.ts';
import { paymentLinkExpiry } from '../dispatch/payment-links.repository.ts';
import { mailedPapers } from '../documents/mailed-papers.ts';
import type { PaperDependencies } from '../documents/papers.ts';
import { acceptedChangeLetter, declinedChangeLetter } from '../mails/change-request-letters.ts';
import { flightLetter } from '../mails/flight-letter.ts';
import { linkEndedLetter, paymentLetter } from '../mails/payment-letters.ts';
import {
  type MailedReservation,
  cancellationLetter,
  changedLetter,
  chauffeurLetter,
  completedLetter,
  confirmationLetter,
  declinedRefundLetter,
  failedRefundLetter,
  refundLetter,
  returnedPaymentLetter,
} from '../mails/reservation-letters.ts';
import { rideLinks } from '../mails/ride-links.ts';
import { withoutTypedTexts } from '../mails/without-typed-texts.ts';
import { linkState, paymentPage } from '../model/payment-link.ts';
import { takenPayment } from '../model/payment-standing.ts';
import { readQuote } from '../model/stored-quote.ts';
import {
  acceptedChangeMailJob,
  cancellationMailJob,
  changeMailJob,
  changeRequestMailJob,
  chauffeurMailJob,
  confirmationMailJob,
  declinedChangeMailJob,
  declinedRefundMailJob,
  failedRefundMailJob,
  flightMailJob,
  guestMailJob,
  linkEndedMailJob,
  paymentLinkMailJob,
  refundMailJob,
  returnedPaymentMailJob,
  reviewMailJob,
  travellerMailJob,
} from '../reservations.jobs.ts';
import { type Reservation, reservationById } from '../reservations.repository.ts';
import { rideSummary } from '../ride-summary.ts';
import { mailEndedLink } from './mail-ended-link.ts';
import { mailGuest } from './mail-guest.ts';
import { mailTraveller } from './mail-traveller.ts';

type Dependencies = Deps & Pick<PaperDependencies, 'printer'>;

/** Registers the jobs that send the mails about confirmations, cancellations, refunds and returned payments. */
export function handleMailJobs(deps: Dependencies): void {
  const { jobs } = deps;
  jobs.handle(confirmationMailJob, ({ reservationId }) =>
    send(deps, { reservationId, kind: 'booked' }, confirmationLetter),
  );
  jobs.handle(cancellationMailJob, async ({ reservationId }) => {
    const refundCents = await refundedCents(deps, reservationId);
    await send(deps, { reservationId, kind: 'cancelled' }, (ride) => cancellationLetter(ride, refundCents));
  });
  jobs.handle(chauffeurMailJob, ({ reservationId }) =>
    send(deps, { reservationId, kind: 'chauffeur' }, chauffeurLetter),
  );
  jobs.handle(reviewMailJob, ({ reservationId }) =>
    send(deps, { reservationId, kind: 'review' }, completedLetter),
  );
  jobs.handle(changeMailJob, ({ reservationId, previousAt, previousReturnAt, differenceCents }) =>
    send(deps, { reservationId, kind: 'changed' }, (ride) =>
      changedLetter(ride, {
        pickupAt: new Date(previousAt),
        returnAt: previousReturnAt ? new Date(previousReturnAt) : null,
        differenceCents,
      }),
    ),
  );
  jobs.handle(flightMailJob, ({ reservationId, previousAt, ...news }) =>
    send(deps, { reservationId, kind: 'flight' }, (ride) =>
      flightLetter(ride, { ...news, previousAt: previousAt === null ? null : new Date(previousAt) }),
    ),
  );
  jobs.handle(paymentLinkMailJob, ({ reservationId }) => sendPaymentLink(deps, reservationId));
  jobs.handle(linkEndedMailJob, async ({ reservationId }) => {
    await send(deps, { reservationId, kind: 'link_ended' }, linkEndedLetter);
    await mailEndedLink(deps, reservationId);
  });
  jobs.handle(acceptedChangeMailJob, ({ reservationId, differenceCents, payUntil }) =>
    send(deps, { reservationId, kind: 'change_accepted' }, (ride) =>
      acceptedChangeLetter(ride, differenceCents, new Date(payUntil)),
    ),
  );
  jobs.handle(declinedChangeMailJob, ({ reservationId, reason }) =>
    send(deps, { reservationId, kind: 'change_declined' }, (ride) => declinedChangeLetter(ride, reason)),
  );
  jobs.handle(changeRequestMailJob, ({ requestId }) => mailOperator(deps, requestId));
  jobs.handle(travellerMailJob, ({ reservationId, change }) => mailTraveller(deps, reservationId, change));
  jobs.handle(guestMailJob, ({ reservationId, change }) => mailGuest(deps, reservationId, change));
  jobs.handle(refundMailJob, ({ reservationId, amountCents, reason = null }) =>
    send(deps, { reservationId, kind: 'refunded' }, (ride) => refundLetter(ride, amountCents, reason)),
  );
  jobs.handle(declinedRefundMailJob, ({ reservationId, amountCents, reason }) =>
    send(deps, { reservationId, kind: 'refund_declined' }, (ride) =>
      declinedRefundLetter(ride, amountCents, reason),
    ),
  );
  jobs.handle(failedRefundMailJob, ({ reservationId, amountCents }) =>
    send(deps, { reservationId, kind: 'refund_failed' }, (ride) => failedRefundLetter(ride, amountCents)),
  );
  jobs.handle(returnedPaymentMailJob, ({ reservationId, amountCents }) =>
    send(deps, { reservationId, kind: 'payment_returned' }, (ride) =>
      returnedPaymentLetter(ride, amountCents),
    ),
  );
}

/** Nothing once the ride no longer waits for its payment. */
async function sendPaymentLink(deps: Dependencies, reservationId: number): Promise<void> {
  const row = await reservationById(deps.db, reservationId);
  const until = row && (await paymentLinkExpiry(deps.db, reservationId));
  if (!row || !until) return;
  const state = linkState(row, await transactionsOfReservations(deps.db, [reservationId]), deps.clock.now());
  if (state !== 'open') return;
  await send(deps, { reservationId, kind: 'payment_link' }, (ride) =>
    paymentLetter(ride, { url: paymentPage(deps.config, row.reference, ride.language), until }),
  );
}

async function mailOperator(deps: Dependencies, requestId: number): Promise<void> {
  const { db, config } = deps;
  const request = await requestById(db, requestId);
  const row = request && (await reservationById(db, request.reservation_id));
  if (request?.status !== 'open' || !row) return;
  const message = changeRequestMail(row, request, config);
  await deliverToOperator(deps, { reservationId: row.id, kind: 'change_requested' }, message);
}

async function send(
  deps: Dependencies,
  { reservationId, kind }: { readonly reservationId: number; readonly kind: DeliveryKind },
  write: (reservation: MailedReservation) => Letter,
): Promise<void> {
  const row = await reservationById(deps.db, reservationId);
  if (!row) throw new Error(`There is no reservation ${reservationId}`);
  const customer = await userById(deps.db, row.customer_id);
  // Its customer has deleted their account.
  if (!customer || row.client_email === '') return;
  const isConfirmed = customer.email_verified_at !== null;
  const ride = await mailed(deps, row, customer);
  const letter = write(isConfirmed ? ride : withoutTypedTexts(ride));
  const to = contactAddress(customer);
  const attachments = isConfirmed ? await mailedPapers(deps, row) : [];
  const { language } = letter;
  await deliver(
    deps,
    { reservationId, kind, channel: 'mail', addressee: 'customer', address: to, language },
    () => deps.mail.send({ kind: 'ride', to, ...writeMail(letter, deps.config), attachments }),
  );
}

async function mailed(
  { db, config, clock }: Deps,
  row: Reservation,
  customer: UserRow,
): Promise<MailedReservation> {
  const quote = readQuote(row);
  const deadline = selfServiceDeadline(quote.policy, row.pickup_at);
  const ride = await rideSummary({ db, config }, row);
  const isGuest = customer.guest_email !== null;
  return {
    ...ride,
    links: {
      ...rideLinks(config, row, ride.language),
      ...(isGuest && { ride: guestPage(config, customer.id, ride.language) }),
    },
    isGuest,
    lines: quote.lines,
    freeUntil: deadline >= clock.now() ? deadline : null,
    isPaidElsewhere: row.paid_elsewhere,
    isPaid: takenPayment(await transactionsOfReservations(db, [row.id])) !== undefined,
  };
}

async function refundedCents({ db }: Deps, reservationId: number): Promise<number> {
  const transactions = await transactionsOfReservations(db, [reservationId]);
  return transactions.filter(isPromised).reduce((total, refund) => total + refund.amount_cents, 0);
}

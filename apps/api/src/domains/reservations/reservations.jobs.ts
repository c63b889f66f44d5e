import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';
import { legNames } from './flights/leg-names.ts';

const reservationData = z.object({ reservationId: z.int() });

/** Jobs of earlier releases are about the way there. */
const leg = z.prefault(z.enum(legNames), 'outbound');

/** A change of a ride that customers can get optional messages about. Domains that send them handle it. */
const rideChanges = ['booked', 'changed', 'cancelled', 'refunded'] as const;
export const rideChangedJob = defineJob(
  'reservations.ride-changed',
  z.object({ reservationId: z.int(), change: z.enum(rideChanges), amountCents: z.int() }),
);

export const sweepHoldsJob = defineJob('reservations.sweep-holds', z.record(z.string(), z.never()));
/** Deletes data at the end of its term. Existing databases have a schedule under this name of the queue. */
export const deleteExpiredDataJob = defineJob('reservations.keep-terms', z.record(z.string(), z.never()));
/** Finds receipts and credit notes that are missing or out of order. */
export const checkBillsJob = defineJob('reservations.check-bills', z.record(z.string(), z.never()));
export const confirmationMailJob = defineJob('reservations.confirmation-mail', reservationData);
/** Queues a look at each flight that is due for one. */
export const followDueFlightsJob = defineJob(
  'reservations.follow-due-flights',
  z.record(z.string(), z.never()),
);
/** Looks at the flight of a way of a ride, if it follows one. */
export const followFlightJob = defineJob(
  'reservations.follow-flight',
  z.object({ reservationId: z.int(), leg }),
);
/** Ends the watches on flights that no ride needs any more. */
export const endIdleWatchesJob = defineJob('reservations.end-idle-watches', z.record(z.string(), z.never()));
/** What a flight does to a ride: the pickup moved, or could not, or the flight does not land as booked. */
export const flightMailJob = defineJob(
  'reservations.flight-mail',
  z.object({
    reservationId: z.int(),
    leg,
    news: z.enum(['moved', 'stuck', 'cancelled', 'diverted']),
    /** The pickup before it moved. */
    previousAt: z.nullable(z.iso.datetime()),
  }),
);
/** A change that took effect; a negative difference is given back. */
export const changeMailJob = defineJob(
  'reservations.change-mail',
  z.object({
    reservationId: z.int(),
    previousAt: z.iso.datetime(),
    /** Of the way back; absent from jobs of an earlier release. */
    previousReturnAt: z.nullish(z.iso.datetime()),
    differenceCents: z.int(),
  }),
);
/** Asks the operator to decide what a customer asks to change. */
export const changeRequestMailJob = defineJob(
  'reservations.change-request-mail',
  z.object({ requestId: z.int() }),
);
/** A request for a change that is accepted, and waits for the difference. */
export const acceptedChangeMailJob = defineJob(
  'reservations.accepted-change-mail',
  z.object({ reservationId: z.int(), differenceCents: z.int(), payUntil: z.iso.datetime() }),
);
export const declinedChangeMailJob = defineJob(
  'reservations.declined-change-mail',
  z.object({ reservationId: z.int(), reason: z.string() }),
);
export const cancellationMailJob = defineJob('reservations.cancellation-mail', reservationData);
/** Asks the customer of a completed ride for a review. */
export const reviewMailJob = defineJob('reservations.review-mail', reservationData);
/** A chauffeur who is new. */
export const chauffeurMailJob = defineJob('reservations.chauffeur-mail', reservationData);
/** To the address that a booking names besides its customer's. */
export const guestMailJob = defineJob(
  'reservations.guest-mail',
  z.object({ reservationId: z.int(), change: z.enum(['booked', 'changed', 'cancelled']) }),
);
/** To whoever rides, if somebody else booked. */
export const travellerMailJob = defineJob(
  'reservations.traveller-mail',
  z.object({ reservationId: z.int(), change: z.enum(['booked', 'changed', 'cancelled']) }),
);
/** The link by which the customer pays a ride that an operator booked. */
export const paymentLinkMailJob = defineJob('reservations.payment-link-mail', reservationData);
/** Such a ride was not paid in time: its customer and the operator are told. */
export const linkEndedMailJob = defineJob('reservations.link-ended-mail', reservationData);
/** A payment that came too late, or twice, and was refunded. */
export const returnedPaymentMailJob = defineJob(
  'reservations.returned-payment-mail',
  z.object({ reservationId: z.int(), amountCents: z.int() }),
);
/** A refund request that was declined. */
export const declinedRefundMailJob = defineJob(
  'reservations.declined-refund-mail',
  z.object({ reservationId: z.int(), amountCents: z.int(), reason: z.string() }),
);
/** A refund that does not cancel its ride, and why an operator gives it. */
export const refundMailJob = defineJob(
  'reservations.refund-mail',
  z.object({ reservationId: z.int(), amountCents: z.int(), reason: z.optional(z.nullable(z.string())) }),
);
/** A refund that did not arrive. */
export const failedRefundMailJob = defineJob(
  'reservations.failed-refund-mail',
  z.object({ reservationId: z.int(), amountCents: z.int() }),
);

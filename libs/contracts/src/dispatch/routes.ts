import * as requests from '../reservations/change-request-schemas.ts';
import { changeQuoteAnswer } from '../reservations/change-schemas.ts';
import { reservationAnswer } from '../reservations/schemas.ts';
import { idempotencyHeaders } from '../shared/idempotency.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as booking from './booking-schemas.ts';
import { deliveriesAnswer } from './delivery-schemas.ts';
import * as dispatch from './schemas.ts';

/** What operators do with a ride besides its steps. */
export const dispatchRoutes = {
  book: defineRoute({
    id: 'dispatch.book',
    method: 'POST',
    path: '/operations/rides',
    auth: 'dispatcher',
    summary:
      'Book a ride for a customer on the telephone, who gets a link to pay it; the hold lasts as long as the link',
    headers: idempotencyHeaders,
    body: booking.phoneBooking,
    response: reservationAnswer,
    status: 201,
  }),
  paymentLink: defineRoute({
    id: 'dispatch.paymentLink',
    method: 'GET',
    path: '/operations/rides/{id}/payment-link',
    auth: 'dispatcher',
    summary: 'The link by which a ride can be paid now',
    params: idParams,
    response: booking.paymentLinkAnswer,
  }),
  sendPaymentLink: defineRoute({
    id: 'dispatch.sendPaymentLink',
    method: 'POST',
    path: '/operations/rides/{id}/payment-link',
    auth: 'dispatcher',
    summary:
      'Mail the customer of an unpaid ride a link to pay it, for the first time or again; the vehicle is held as long',
    params: idParams,
    body: booking.paymentLinkRequest,
    response: booking.paymentLinkAnswer,
  }),
  quoteMove: defineRoute({
    id: 'dispatch.quoteMove',
    method: 'POST',
    path: '/operations/rides/{id}/move/quote',
    auth: 'dispatcher',
    summary: 'The signed price of a ride with another vehicle or time beside its price; nothing happens yet',
    params: idParams,
    body: dispatch.moveQuoteRequest,
    response: changeQuoteAnswer,
  }),
  move: defineRoute({
    id: 'dispatch.move',
    method: 'POST',
    path: '/operations/rides/{id}/move',
    auth: 'dispatcher',
    summary:
      'Give a ride another vehicle or time, at the quoted price or at that of the sale; a lower price is given back',
    params: idParams,
    body: dispatch.moveRequest,
    response: reservationAnswer,
  }),
  changeRequest: defineRoute({
    id: 'dispatch.changeRequest',
    method: 'GET',
    path: '/operations/rides/{id}/change-request',
    auth: 'dispatcher',
    summary: 'What the customer of a ride asks to change, and the price at which it can be accepted',
    params: idParams,
    response: requests.decidableRequestAnswer,
  }),
  acceptRequest: defineRoute({
    id: 'dispatch.acceptRequest',
    method: 'POST',
    path: '/operations/rides/{id}/change-request/accept',
    auth: 'dispatcher',
    summary:
      'Change the ride as its customer asks: a lower price is given back, a higher one takes effect once the customer has paid the difference',
    params: idParams,
    body: requests.acceptChangeRequest,
    response: reservationAnswer,
  }),
  declineRequest: defineRoute({
    id: 'dispatch.declineRequest',
    method: 'POST',
    path: '/operations/rides/{id}/change-request/decline',
    auth: 'dispatcher',
    summary: 'Leave the ride as it is, with a reason that its customer reads',
    params: idParams,
    body: requests.declineChangeRequest,
    response: reservationAnswer,
  }),
  deliveries: defineRoute({
    id: 'dispatch.deliveries',
    method: 'GET',
    path: '/operations/rides/{id}/deliveries',
    auth: 'dispatcher',
    summary:
      'The mails and text messages about a ride, without their words: to whom, when, and whether they were taken',
    params: idParams,
    response: deliveriesAnswer,
  }),
  notes: defineRoute({
    id: 'dispatch.notes',
    method: 'GET',
    path: '/operations/rides/{id}/notes',
    auth: 'dispatcher',
    summary: 'The internal note and the chauffeur of a ride',
    params: idParams,
    response: dispatch.rideNotesAnswer,
  }),
  saveNotes: defineRoute({
    id: 'dispatch.saveNotes',
    method: 'PUT',
    path: '/operations/rides/{id}/notes',
    auth: 'dispatcher',
    summary: 'Keep the internal note and the chauffeur of a ride; its customer is told of a new chauffeur',
    params: idParams,
    body: dispatch.rideNotesRequest,
    response: dispatch.rideNotesAnswer,
  }),
} as const;

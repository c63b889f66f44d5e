import { confirmationRequest } from '../reservations/booking-schemas.ts';
import { defineRoute } from '../shared/route.ts';
import * as links from './schemas.ts';

/** Rides that are paid by whoever has their link, without a session. */
export const paymentLinkRoutes = {
  read: defineRoute({
    id: 'paymentLinks.read',
    method: 'GET',
    path: '/payment-links/{key}',
    auth: 'public',
    summary: 'The ride of a payment link',
    params: links.linkParams,
    response: links.linkedRideAnswer,
  }),
  pay: defineRoute({
    id: 'paymentLinks.pay',
    method: 'POST',
    path: '/payment-links/{key}/pay',
    auth: 'public',
    summary: 'Pay the ride of a link, or ask for the state of its payment',
    params: links.linkParams,
    body: confirmationRequest,
    response: links.linkPaymentAnswer,
  }),
} as const;

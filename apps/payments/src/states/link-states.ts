import { buildReservation } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const waiting = buildReservation({
  id: 12,
  reference: 'LV-1042',
  pickupAt: '2027-03-04T11:00',
  status: 'pending',
  paymentStatus: 'pending',
});
const paymentLinks = new Map([[12, '2027-03-02T09:00:00.000Z']]);

/** The states of the page behind a payment link. */
export const linkStates: readonly State[] = shareSituation(
  { at: '/pay?key=LV-1042.signature', given: { reservations: [waiting], paymentLinks } },
  [
    { name: 'a link to pay', says: ['link.title', 'link.until', 'checkout.terms'] },
    {
      name: 'a link that is paid',
      given: {
        reservations: [{ ...waiting, status: 'confirmed', paymentStatus: 'paid' }],
        paymentLinks,
      },
      says: ['link.paid'],
    },
    {
      name: 'a link that ended',
      given: { reservations: [{ ...waiting, status: 'cancelled' }], paymentLinks },
      says: ['link.ended'],
    },
    { name: 'a link without a key', at: '/pay', says: ['link.missing'] },
    {
      name: 'a link that nobody knows',
      at: '/pay?key=LV-0000.signature',
      says: ['link.failed', 'api:payments.link_unknown'],
    },
    {
      name: 'a link that could not be read',
      answers: { 'paymentLinks.read': '500' },
      says: ['link.failed', 'common:actions.retry'],
    },
  ],
);

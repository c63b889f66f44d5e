import { buildChangeRequest, buildReservation } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const ride = buildReservation({ id: 12, reference: 'LIV-000012', pickupAt: '2027-03-02T20:00' });
const withRequest = (request: ReturnType<typeof buildChangeRequest>) => ({
  reservations: [ride],
  changeRequests: [{ rideId: 12, request }],
});
const open = withRequest(buildChangeRequest());

/** The states of a change that a customer asks for. */
export const changeRequestStates: readonly State[] = shareSituation(
  { at: '/operations/rides/12', operator: true, given: open },
  [
    { name: 'a change to decide', says: ['request.title', 'request.pickup', 'request.accept'] },
    { name: 'a change that waits on the day', at: '/operations', says: ['needs.change_request_one'] },
    {
      name: 'a change to decline',
      acts: [{ press: 'refunds.decline' }, { press: 'refunds.declineSubmit' }],
      says: ['api:validation.decline_reason'],
    },
    {
      name: 'a change that its customer withdrew',
      answers: { 'dispatch.acceptRequest': { code: 'reservations.request_settled' } },
      acts: [{ press: 'request.accept' }],
      says: ['api:reservations.request_settled'],
    },
    {
      name: 'a change that waits for its payment',
      given: withRequest(buildChangeRequest({ status: 'to_pay', payUntil: '2027-03-02T12:00:00.000Z' })),
      says: ['request.awaited'],
    },
  ],
);

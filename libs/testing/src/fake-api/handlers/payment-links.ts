import type { LinkedRide, paymentLinkRoutes, Reservation } from '@livree/contracts';
import { change, nameIntent } from '../booking.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { pay, settle } from '../paying.ts';
import { FakeRefusal } from '../refusal.ts';

function requireRide({ state }: FakeCall, key: string): Reservation {
  const ride = state.reservations.find(({ reference }) => reference === key.split('.')[0]);
  if (ride === undefined || !state.paymentLinks.has(ride.id)) throw new FakeRefusal('payments.link_unknown');
  return ride;
}

const findState = ({ status, paymentStatus }: Reservation): LinkedRide['state'] => {
  if (paymentStatus === 'paid') return 'paid';
  return status === 'pending' ? 'open' : 'ended';
};

export const paymentLinkHandlers: Handlers<typeof paymentLinkRoutes> = {
  read({ params }, call) {
    const ride = requireRide(call, params.key);
    const { reference, pickupAt, timezone, pickupAddress, stops, destinationAddress, totalPrice } = ride;
    const state = findState(ride);
    return answer({
      reference,
      state,
      expiresAt: state === 'open' ? (call.state.paymentLinks.get(ride.id) ?? null) : null,
      pickupAt,
      timezone,
      addresses: [pickupAddress, ...stops, destinationAddress],
      vehicle: ride.vehicle.name,
      totalPrice,
    });
  },
  pay({ params, body }, call) {
    const ride = requireRide(call, params.key);
    if (findState(ride) === 'ended') throw new FakeRefusal('payments.hold_expired');
    if (findState(ride) === 'paid') return answer({ status: 'succeeded', challenge: null });
    const { paymentProvider, paymentMethodId, returnPath } = body ?? {};
    if (!paymentProvider && !paymentMethodId) {
      if (ride.paymentIntentId === null)
        return answer({ status: 'requires_payment_method', challenge: null });
      settle(call, ride);
      return answer({ status: 'succeeded', challenge: null });
    }
    const begun = { paymentIntentId: nameIntent(ride.id), ...(paymentProvider && { paymentProvider }) };
    const { status, challenge } = pay(call, change(call, ride, begun), paymentMethodId, returnPath);
    return answer({ status, challenge });
  },
};

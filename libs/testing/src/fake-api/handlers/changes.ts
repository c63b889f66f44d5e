import type { changeRoutes } from '@livree/contracts';
import { reservationById } from '../booking.ts';
import { canChange, changeRide, findChangeDeadline, quoteRideChange } from '../changing.ts';
import { answer, type Handlers } from '../handler.ts';
import { listTransactions } from '../paying.ts';

export const changeHandlers: Handlers<typeof changeRoutes> = {
  list: ({ params }, call) => {
    const reservation = reservationById(call, params.id);
    return answer({
      canChange: canChange(reservation, call),
      changeUntil: findChangeDeadline(reservation, call).toISOString(),
      changes: call.state.madeChanges.filter(({ reservationId }) => reservationId === params.id),
    });
  },
  quote: ({ params, body }, call) =>
    answer(quoteRideChange(call, reservationById(call, params.id), body ?? {})),
  make: ({ params, body }, call) => {
    const reservation = changeRide(call, reservationById(call, params.id), body);
    const isOpen = call.state.openChanges.has(reservation.id);
    return answer({
      status: isOpen ? 'requires_payment_method' : 'succeeded',
      reservation,
      transactions: listTransactions(call, reservation),
      challenge: null,
    });
  },
};

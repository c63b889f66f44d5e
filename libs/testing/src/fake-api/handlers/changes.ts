import type { changeRoutes } from '@livree/contracts';
import { reservationById } from '../booking.ts';
import { listChanges, requestChange, settleRequest } from '../change-requests.ts';
import { changeRide, quoteRideChange } from '../changing.ts';
import { answer, type Handlers } from '../handler.ts';
import { listTransactions } from '../paying.ts';

export const changeHandlers: Handlers<typeof changeRoutes> = {
  list: ({ params }, call) => answer(listChanges(reservationById(call, params.id), call)),
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
  request({ params, body: { quote: _quote, ...change } }, call) {
    const reservation = reservationById(call, params.id);
    requestChange(call, reservation, change);
    return answer(listChanges(reservation, call));
  },
  withdraw({ params }, call) {
    const reservation = reservationById(call, params.id);
    settleRequest(call, reservation, { status: 'withdrawn' });
    return answer(listChanges(reservation, call));
  },
};

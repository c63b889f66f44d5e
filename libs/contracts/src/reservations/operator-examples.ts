import type { ExamplesOf } from '../shared/example.ts';
import { changed, reservation } from './example-reservation.ts';
import type { reservationRoutes } from './routes.ts';

/** Example calls of operators and chauffeurs. */
export const operatorExamples = {
  confirm: {
    params: { id: '1' },
    response: changed({ status: 'confirmed', can_cancel: true }),
  },
  start: {
    params: { id: '1' },
    response: changed({ status: 'in_progress', can_cancel: false }),
  },
  complete: {
    params: { id: '1' },
    response: changed({ status: 'completed', can_cancel: false }),
  },
  rideSheet: {
    params: { id: '1' },
    response: {
      success: true,
      data: {
        id: reservation.id,
        reference: reservation.reference,
        status: reservation.status,
        vehicule: reservation.vehicule,
        pickup_address: reservation.pickup_address,
        destination_address: reservation.destination_address,
        stops: reservation.stops,
        pickup_datetime: reservation.pickup_datetime,
        return_datetime: reservation.return_datetime,
        timezone: reservation.timezone,
        passengers_count: reservation.passengers_count,
        special_requests: reservation.special_requests,
        extras: reservation.extras,
        bags_count: 2,
        flight_number: 'AF1234',
        sign_name: 'Mme Martin',
        child_ages: [],
        hire: null,
        free_waiting: { place: 'airport', minutes: 60 },
        client_name: 'Claire M.',
        client_email: null,
        client_phone: null,
        operator_phone: '+33 1 99 00 05 10',
      },
    },
  },
  noShow: {
    params: { id: '1' },
    response: changed({ status: 'cancelled', can_cancel: false }),
  },
} satisfies Partial<ExamplesOf<typeof reservationRoutes>>;

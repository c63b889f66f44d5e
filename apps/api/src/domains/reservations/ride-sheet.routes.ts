import { reservationRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { presentReservations } from './present-reservations.ts';
import { presentNeeds } from './reservations.presenter.ts';
import { reservationById } from './reservations.repository.ts';
import type { ShowClient } from './shown-client.ts';

/** The chauffeur's sheet of a ride: route, wishes, and the data that the customer allows. */
export function rideSheetRoutes(app: FastifyInstance, deps: Deps, showClient: ShowClient): void {
  registerRoute(app, reservationRoutes.rideSheet, async ({ params }, { language }) => {
    const row = await reservationById(deps.db, params.id);
    const [presented] = row ? await presentReservations(deps, [row], language) : [];
    if (!row || !presented) throw new AppError('reservations.not_found');
    const { reservation } = presented;
    const client = await showClient(row.customer_id, {
      name: row.client_name,
      email: row.client_email,
      phone: row.client_phone,
    });
    return {
      data: {
        id: row.id,
        reference: row.reference,
        status: row.status,
        vehicle: reservation.vehicle,
        pickupAddress: row.pickup_address,
        destinationAddress: row.destination_address,
        stops: reservation.stops,
        pickupAt: reservation.pickupAt,
        returnAt: reservation.returnAt,
        returnPickupAddress: reservation.returnPickupAddress,
        returnDestinationAddress: reservation.returnDestinationAddress,
        timezone: row.time_zone,
        passengers: row.passengers_count,
        specialRequests: row.special_requests,
        extras: reservation.extras,
        ...presentNeeds(row),
        flight: reservation.flight,
        returnFlight: reservation.returnFlight,
        clientName: client.name,
        clientEmail: client.email,
        clientPhone: client.phone,
        operatorPhone: deps.config.brand.phone,
      },
    };
  });
}

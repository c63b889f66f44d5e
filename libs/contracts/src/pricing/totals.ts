import { z } from '../schema.ts';
import { localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { bagCount, passengerCount } from '../shared/room.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';
import { freeWaiting, hire } from './terms.ts';
import { tripFields } from './trip.ts';

const { vehicule_id: _, ...journeyFields } = tripFields;

/** A journey without a vehicle, and who and what must fit in. */
export const totalsRequest = wireRequest({
  ...journeyFields,
  passengers_count: maybe(passengerCount),
  bags_count: maybe(bagCount),
});
export type TotalsRequest = z.output<typeof totalsRequest>;

/** The price of the journey with one vehicle: the cents of its quote. */
export const vehicleTotal = wireObject({
  vehicule_id: z.number(),
  /** Null means 'Prix sur demande'. */
  total_price: z.nullable(amount),
  /** Whether passengers and bags have room. */
  fits: z.boolean(),
  /** The first pickup that can be booked with it. */
  earliest_pickup_datetime: localDateTime,
});
export type VehicleTotal = z.output<typeof vehicleTotal>;

export const totals = wireObject({
  currency: z.literal('EUR'),
  /** Over both drives; null for a ride by the hour. */
  distance_km: z.nullable(z.number()),
  distance_text: z.nullable(z.string()),
  duration_seconds: z.nullable(z.number()),
  duration_text: z.nullable(z.string()),
  timezone: z.string(),
  hire: z.nullable(hire),
  free_waiting: z.nullable(freeWaiting),
  /** Vehicles with room first, each part by price. */
  vehicles: z.array(vehicleTotal),
});
export type Totals = z.output<typeof totals>;
export const totalsAnswer = envelope(totals);

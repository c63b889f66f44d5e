import { tripFields } from '../pricing/trip.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { optionalPhone } from '../shared/person.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

const { vehicule_id: vehicle, pickup_datetime: pickupTime, return_datetime: returnTime } = tripFields;

/** What an operator makes different in a ride; a field that is absent stays as it is. */
const move = { vehicule_id: maybe(vehicle), pickup_datetime: maybe(pickupTime), return_datetime: returnTime };

export const moveQuoteRequest = wireRequest(move);
export type RideMove = z.output<typeof moveQuoteRequest>;

export const moveRequest = wireRequest({
  ...move,
  /** The signed quote that the operator saw. */
  quote: z.string().check(z.maxLength(20_000, 'validation.too_long')),
  /** The customer keeps the price of the sale, whatever the changed ride costs. */
  keeps_price: z.boolean(),
});

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'validation.too_long'));

const notes = {
  /** Nobody but operators reads it. */
  note: line(2000),
  chauffeur_name: line(120),
  chauffeur_phone: optionalPhone,
  chauffeur_plate: line(20),
};

/** What operators keep beside a ride. Its version changes with each of their edits; null before the first. */
export const rideNotes = wireObject({ ...notes, version: z.nullable(instant) });
export type RideNotes = z.output<typeof rideNotes>;
export const rideNotesAnswer = envelope(rideNotes);

/** The edit of a version: a newer one is not overwritten. */
export const rideNotesRequest = wireRequest({ ...notes, version: z.nullable(instant) });

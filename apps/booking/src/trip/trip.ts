import { z } from '@livree/contracts/schema';
import { longestAddress, maximumStops } from '@livree/rides/trip';

const addressText = z.string().check(z.maxLength(longestAddress));

/** A journey in the form: addresses as text, days as `2026-12-01`, times as `05:10`, all empty at first. */
export const tripSchema = z.object({
  departure: addressText,
  destination: addressText,
  stops: z.array(z.object({ id: z.string(), address: addressText })).check(z.maxLength(maximumStops)),
  date: z.string(),
  time: z.string(),
  roundTrip: z.boolean(),
  returnDeparture: addressText,
  returnDestination: addressText,
  returnDate: z.string(),
  returnTime: z.string(),
});
export type TripDraft = z.infer<typeof tripSchema>;

export const emptyTrip: TripDraft = {
  departure: '',
  destination: '',
  stops: [],
  date: '',
  time: '',
  roundTrip: false,
  returnDeparture: '',
  returnDestination: '',
  returnDate: '',
  returnTime: '',
};

/** Selecting a round trip reverses the outbound trip for the return, whose day and hour are asked; deselecting clears it. */
export function withRoundTrip(trip: TripDraft, roundTrip: boolean): TripDraft {
  const { departure, destination } = trip;
  const back = roundTrip
    ? { returnDeparture: destination, returnDestination: departure }
    : { returnDeparture: '', returnDestination: '' };
  return { ...trip, roundTrip, ...back, returnDate: '', returnTime: '' };
}

/** The wall-clock time of the pickup, `2026-12-01T05:10`, if both parts are set. */
export const pickupAt = ({ date, time }: TripDraft): string | null =>
  date && time ? `${date}T${time}` : null;

/** The wall-clock time of the return, if it is complete. */
export const returnAt = ({ roundTrip, returnDate, returnTime }: TripDraft): string | null =>
  roundTrip && returnDate && returnTime ? `${returnDate}T${returnTime}` : null;

/** Whether a return is wanted whose day or hour is not chosen yet: until then its price is that of the outbound trip. */
export const isReturnOpen = (trip: TripDraft): boolean => trip.roundTrip && returnAt(trip) === null;

/** A wall-clock time some minutes later; the clock change in between is not considered. */
export const addMinutes = (wallClock: string, minutes: number): string =>
  new Date(Date.parse(`${wallClock}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);

import { z } from '../schema.ts';
import { openEnum, wireObject } from '../shared/wire.ts';

export const waitingPlaces = ['airport', 'station', 'elsewhere'] as const;
export type WaitingPlace = (typeof waitingPlaces)[number];

/** How long the chauffeur waits without charge, counted from the booked pickup time. */
export const freeWaiting = wireObject({ place: openEnum(waitingPlaces), minutes: z.number() });
export type FreeWaiting = z.output<typeof freeWaiting>;

/** A ride sold by the hour, with the kilometres that its price includes. */
export const hire = wireObject({ hours: z.number(), included_km: z.number() });
export type Hire = z.output<typeof hire>;

/** Where the ways of a ride begin, as far as waiting there and arriving there differ. Servers of earlier releases do not send it. */
export const ridePlaces = {
  pickup_place: z.optional(openEnum(waitingPlaces)),
  /** Null without a way back. */
  return_place: z.optional(z.nullable(openEnum(waitingPlaces))),
};

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

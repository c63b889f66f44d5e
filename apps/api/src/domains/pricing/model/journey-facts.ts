import type { Hire, WaitingPlace } from '@livree/contracts';
import type { Place } from '@livree/maps';
import type { DerivedRoute } from '../../maps/index.ts';

/** What is known about a journey before a vehicle is chosen. */
export interface JourneyFacts {
  /** Null for a ride by the hour. */
  readonly outbound: DerivedRoute | null;
  /** Null without a return. */
  readonly back: DerivedRoute | null;
  /** Where the ride starts; null if that place is not known. */
  readonly start: Place | null;
  /** Null for a ride by distance. */
  readonly hire: Hire | null;
}

/** The kind of the pickup place, as far as waiting there differs. */
export const toWaitingPlace = (start: Place | null): WaitingPlace =>
  start?.kind === 'airport' || start?.kind === 'station' ? start.kind : 'elsewhere';

/** Whether a route leads to another place. */
export const isDrive = ({ places }: DerivedRoute): boolean => places.some(({ id }) => id !== places[0]?.id);

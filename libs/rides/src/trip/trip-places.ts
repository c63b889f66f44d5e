/** The maximum number of stops in the API. */
export const maximumStops = 10;

/** The longest address in the API. */
export const longestAddress = 300;

/** The places of a journey in a form: addresses as text, empty at first. */
export interface TripPlaces {
  readonly departure: string;
  readonly destination: string;
  readonly stops: readonly PlannedStop[];
  readonly roundTrip: boolean;
  /** Empty without a return. */
  readonly returnDeparture: string;
  readonly returnDestination: string;
}

interface PlannedStop {
  /** A number that no other stop of the journey has. */
  readonly id: string;
  readonly address: string;
}

/** Sets an end of the outbound trip; the return follows while it mirrors it. */
export function withEnd<Trip extends TripPlaces>(
  trip: Trip,
  end: 'departure' | 'destination',
  address: string,
): Trip {
  const mirror = end === 'departure' ? 'returnDestination' : 'returnDeparture';
  const follows = trip.roundTrip && trip[mirror] === trip[end];
  return { ...trip, [end]: address, ...(follows ? { [mirror]: address } : {}) };
}

export function withNewStop<Trip extends TripPlaces>(trip: Trip): Trip {
  const highest = Math.max(0, ...trip.stops.map(({ id }) => Number(id)));
  return { ...trip, stops: [...trip.stops, { id: String(highest + 1), address: '' }] };
}

export function withStop<Trip extends TripPlaces>(trip: Trip, id: string, address: string): Trip {
  return { ...trip, stops: trip.stops.map((stop) => (stop.id === id ? { id, address } : stop)) };
}

export function withoutStop<Trip extends TripPlaces>(trip: Trip, id: string): Trip {
  return { ...trip, stops: trip.stops.filter((stop) => stop.id !== id) };
}

/** Drives to a stop before the one that precedes it. */
export function withStopEarlier<Trip extends TripPlaces>(trip: Trip, id: string): Trip {
  const index = trip.stops.findIndex((stop) => stop.id === id);
  const [before, moved] = [trip.stops[index - 1], trip.stops[index]];
  if (!before || !moved) return trip;
  return { ...trip, stops: trip.stops.with(index - 1, moved).with(index, before) };
}

/** The addresses of non-empty stops. */
export const stopAddresses = ({ stops }: Pick<TripPlaces, 'stops'>): string[] =>
  stops.map(({ address }) => address.trim()).filter((address) => address !== '');

/** How a flight stands, as its source reports it. */
export interface FlightReport {
  readonly state: 'scheduled' | 'airborne' | 'landed' | 'cancelled' | 'diverted';
  /** The code (IATA) of the airport of arrival; null if the source does not say. */
  readonly airport: string | null;
  /** The country of departure (ISO 3166 alpha-2, lower case); null if the source does not say. */
  readonly from: string | null;
  readonly scheduledAt: Date;
  /** When it lands by now, or landed; the scheduled time until the source knows better. */
  readonly expectedAt: Date;
}

/** Which flight is meant. */
export interface FlightQuery {
  /** As airlines write it: `AF1234`. */
  readonly number: string;
  /** The day of its landing in the airport's zone. */
  readonly date: string;
  /** The code (IATA) of the airport where it is awaited. */
  readonly airport: string | null;
  readonly timeZone: string;
  /** The booked pickup: of several landings on a day, the last one before it is meant. */
  readonly pickupAt: Date;
  /** The scheduled landing that was reported before: it is still the one that is meant. */
  readonly seenAt: Date | null;
}

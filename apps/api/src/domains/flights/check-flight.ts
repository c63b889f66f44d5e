import type { FlightCheck, RouteRequest, routes } from '@livree/contracts';
import { MapsError } from '@livree/maps';
import { findAirportCode } from '@livree/maps/embedded';
import type { Deps } from '../../deps.ts';
import { instantAt, localTime } from '../../platform/local-time.ts';
import { type FlightProvider, FlightsError } from './model/flight-provider.ts';
import type { FlightReport } from './model/flight-report.ts';
import { calculateWayOut } from './model/way-out.ts';

type Asked = RouteRequest<typeof routes.flights.check>['body'];

const minute = 60_000;
const step = 5 * minute;
/** A pickup this long after the landing was probably meant for another flight. */
const longest = 4 * 60 * minute;
/** Further ahead, a flight may only not be announced yet. */
const announced = 30 * 86_400_000;

/**
 * What is probably not meant about a flight and the pickup after it. No doubt where nobody follows flights, the source or
 * the maps do not answer, or the pickup is at no airport: a check never keeps anybody.
 */
export async function checkFlight(
  deps: Pick<Deps, 'maps' | 'config' | 'clock'>,
  provider: FlightProvider | null,
  asked: Asked,
): Promise<FlightCheck> {
  const unchecked = { doubt: null, isSandbox: provider?.isSandbox ?? false };
  try {
    const place =
      provider && (await deps.maps.places.locate(asked.pickupAddress, deps.config.servedCountries));
    const pickupAt = place && instantAt(asked.pickupAt, place.timeZone);
    const airport = place?.kind === 'airport' ? findAirportCode(place.at) : null;
    if (!provider || !place || !pickupAt || airport === null) return unchecked;
    const { timeZone } = place;
    const date = asked.flightDate ?? asked.pickupAt.slice(0, 10);
    const query = { number: asked.flightNumber, date, airport, timeZone, pickupAt, seenAt: null };
    const report = await provider.find(query);
    return { ...unchecked, ...compare(deps, report, query) };
  } catch (error) {
    if (error instanceof FlightsError || error instanceof MapsError) return unchecked;
    throw error;
  }
}

interface Meant {
  readonly airport: string;
  readonly timeZone: string;
  readonly pickupAt: Date;
}

function compare(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  report: FlightReport | null,
  { airport, timeZone, pickupAt }: Meant,
): Omit<FlightCheck, 'isSandbox'> {
  if (!report) return { doubt: pickupAt.getTime() - clock.now().getTime() < announced ? 'unknown' : null };
  const landing = report.scheduledAt.getTime();
  const earliest = landing + calculateWayOut(config, report) * minute;
  const times = {
    landingAt: localTime(report.scheduledAt, timeZone),
    suggestedPickupAt: localTime(new Date(Math.ceil(earliest / step) * step), timeZone),
  };
  if (report.airport !== null && report.airport !== airport) return { doubt: 'elsewhere' };
  if (pickupAt.getTime() < earliest) return { doubt: 'early', ...times };
  return { doubt: pickupAt.getTime() - landing > longest ? 'late' : null, ...times };
}

import { bagCount, hireHours, passengerCount, plans, serviceTypes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { longestAddress, maximumStops, withEnd } from '@livree/rides/trip';
import { withRoundTrip, type TripDraft } from '../trip/trip.ts';
import { emptyBooking, type Booking } from './booking.ts';

/** The visitor's choices from before the wizard. */
export type Arrival = Partial<Pick<Booking, 'serviceType' | 'plan' | 'vehicleId'>>;

const vehicleId = z.union([
  z.int().check(z.positive()),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
]);
const selectedVehicle = z.object({ id: vehicleId });
const navigationState = z.object({ selectedVehicle });

/** `?service=airport`, `?plan=premium`, `?vehicule=3`. */
export function arrivalFromSearch(search: URLSearchParams): Arrival {
  const serviceType = serviceTypes.find((type) => type === search.get('service'));
  const plan = plans.find((name) => name === search.get('plan'));
  const vehicle = z.safeParse(vehicleId, search.get('vehicule'));
  return {
    ...(serviceType === undefined ? {} : { serviceType }),
    ...(plan === undefined ? {} : { plan }),
    ...(vehicle.success ? { vehicleId: vehicle.data } : {}),
  };
}

/**
 * `known` with the trip in the address. A ride that is booked again begins with nothing of another one but who books; the
 * ride that is being booked again already goes on as it is.
 */
export function bookingFromSearch(search: URLSearchParams, known: Booking): Booking {
  if (!search.has('retour')) return { ...known, trip: tripFromSearch(search, known.trip) };
  const trip = tripFromSearch(search, emptyBooking.trip);
  const begun = { ...emptyBooking, ...partyFromSearch(search), contact: known.contact, trip };
  return routeText(known.trip) === routeText(trip) ? known : begun;
}

/** `?passagers=2&bagages=1`, and the hours of a ride by the hour (`heures=3`). */
function partyFromSearch(search: URLSearchParams): Pick<Booking, 'passengers' | 'bags' | 'hireHours'> {
  const read = <Kept>(schema: z.ZodMiniType<Kept>, text: string | null): Kept | undefined =>
    text === null ? undefined : z.safeParse(schema, Number(text)).data;
  return {
    passengers: read(passengerCount, search.get('passagers')) ?? emptyBooking.passengers,
    bags: read(bagCount, search.get('bagages')) ?? emptyBooking.bags,
    hireHours: read(hireHours, search.get('heures')) ?? emptyBooking.hireHours,
  };
}

/** The places of a journey, whatever its days and hours. */
const routeText = ({ stops, ...trip }: TripDraft): string =>
  JSON.stringify([
    [trip.departure, ...stops.map(({ address }) => address), trip.destination],
    trip.roundTrip ? [trip.returnDeparture, trip.returnDestination] : null,
  ]);

const readAddress = (address: string | null): string => (address ?? '').trim().slice(0, longestAddress);

/**
 * `trip` with `?departure=…&destination=…`, which a form of another page sends without scripts. A ride that is booked again
 * also says its stops (`arret`, empty without any), whether it has a return (`retour=1`), and where that leads if not over
 * the same places.
 */
function tripFromSearch(search: URLSearchParams, trip: TripDraft): TripDraft {
  let changed = trip;
  for (const end of ['departure', 'destination'] as const) {
    const address = readAddress(search.get(end));
    if (address !== '') changed = withEnd(changed, end, address);
  }
  if (search.has('arret')) changed = { ...changed, stops: readStops(search) };
  if (search.has('retour')) changed = withRoundTrip(changed, search.get('retour') === '1');
  return changed.roundTrip ? withReturnEnds(search, changed) : changed;
}

function withReturnEnds(search: URLSearchParams, trip: TripDraft): TripDraft {
  const returnDeparture = readAddress(search.get('returnDeparture')) || trip.returnDeparture;
  const returnDestination = readAddress(search.get('returnDestination')) || trip.returnDestination;
  return { ...trip, returnDeparture, returnDestination };
}

const readStops = (search: URLSearchParams): TripDraft['stops'] =>
  search
    .getAll('arret')
    .map(readAddress)
    .filter((address) => address !== '')
    .slice(0, maximumStops)
    .map((address, index) => ({ id: String(index + 1), address }));

/** A booking with the choices that the visitor brings along. A vehicle alone replaces a plan that was chosen before. */
export function withArrival<Known extends Booking>(booking: Known, arrival: Arrival): Known {
  const plan = arrival.vehicleId === undefined ? booking.plan : null;
  return { ...booking, plan, ...arrival };
}

/** The vehicle that a page of the fleet passed in the navigation. */
export function arrivalFromState(state: unknown): Arrival {
  const parsed = z.safeParse(navigationState, state);
  return parsed.success ? { vehicleId: parsed.data.selectedVehicle.id } : {};
}

/**
 * The choices that the visitor made in the page before its scripts worked: what the form holds `now` and did not when it
 * `began`.
 */
export function arrivalFromPage(now: Booking, began: Booking): Arrival {
  return {
    ...(now.serviceType === began.serviceType ? {} : { serviceType: now.serviceType }),
    ...(now.vehicleId === began.vehicleId ? {} : { vehicleId: now.vehicleId }),
  };
}

/** The vehicle that another page stored in the browser, as JSON. */
export function arrivalFromStorage(stored: string | null): Arrival {
  const parsed = z.safeParse(selectedVehicle, parseJson(stored));
  return parsed.success ? { vehicleId: parsed.data.id } : {};
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

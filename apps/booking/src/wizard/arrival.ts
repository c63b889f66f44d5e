import { plans, serviceTypes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { longestAddress, maximumStops, withEnd } from '@livree/rides/trip';
import { withRoundTrip, type TripDraft } from '../trip/trip.ts';
import type { Booking } from './booking.ts';

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

const readAddress = (address: string | null): string => (address ?? '').trim().slice(0, longestAddress);

/**
 * `trip` with `?departure=…&destination=…`, which a form of another page sends without scripts. A ride that is booked again
 * also says its stops (`arret`, empty without any) and whether it has a return (`retour=1`).
 */
export function tripFromSearch(search: URLSearchParams, trip: TripDraft): TripDraft {
  let changed = trip;
  for (const end of ['departure', 'destination'] as const) {
    const address = readAddress(search.get(end));
    if (address !== '') changed = withEnd(changed, end, address);
  }
  if (search.has('arret')) changed = { ...changed, stops: readStops(search) };
  return search.has('retour') ? withRoundTrip(changed, search.get('retour') === '1') : changed;
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

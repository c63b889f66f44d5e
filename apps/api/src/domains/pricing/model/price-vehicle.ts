import type { Place } from '@livree/maps';
import { findAirportCode } from '@livree/maps/embedded';
import { cityInAddress, isPremiumClass, tripFare } from '@livree/pricing';
import type { Config } from '../../../config.ts';
import type { VehicleRow } from '../../fleet/index.ts';
import type { DerivedRoute } from '../../maps/index.ts';
import type { TariffRow } from '../tariffs.repository.ts';
import { findNoticeMinutes } from './earliest-pickup.ts';
import { type JourneyFacts, toWaitingPlace } from './journey-facts.ts';
import type { PricedTrip } from './priced-trip.ts';
import { tariffFor } from './tariffs.ts';
import type { Journey } from './trip.ts';

export interface Priceable {
  readonly trip: Journey;
  readonly facts: JourneyFacts;
  readonly vehicle: VehicleRow;
  readonly tariffs: readonly TariffRow[];
}

/** The price of a journey with one vehicle; null where the vehicle has no price for it. */
export function priceVehicle(
  config: Config,
  { trip, facts, vehicle, tariffs }: Priceable,
): PricedTrip | null {
  const { outbound, back, start, hire } = facts;
  const town = start?.town ?? null;
  const { tariff } = tariffFor(tariffs, vehicle.id, { town, address: trip.pickupAddress });
  const fare = tripFare(trip, {
    tariff,
    vehicle: { hourlyPrice: vehicle.hourly_price_cents, isPremium: isPremiumClass(vehicle.class) },
    outbound: outbound && driven(outbound),
    back: back && driven(back),
  });
  if (!fare) return null;
  const pickup = describePlace(start);
  const returnPickup = back && describePlace(back.places[0] ?? null);
  const wait = ({ kind }: typeof pickup) => ({ place: kind, minutes: config.freeWaiting[kind] });
  return {
    tariffVersion: tariff.version,
    total: fare.total,
    lines: fare.lines.map((line) => ({ ...line })),
    outbound: outbound && driven(outbound),
    return: back && driven(back),
    extras: (trip.extras ?? []).map((extra) => ({ ...extra })),
    policy: { ...config.cancellationPolicy },
    timeZone: start?.timeZone ?? config.timeZone,
    pickup,
    freeWaiting: hire ? null : wait(pickup),
    returnPickup,
    returnWaiting: returnPickup && wait(returnPickup),
    hire,
    noticeMinutes: findNoticeMinutes(config, {
      town: town ?? cityInAddress(trip.pickupAddress),
      vehicleId: vehicle.id,
    }),
    changeHours: config.changeHours,
    vatPercent: config.vatPercent,
  };
}

/** Where a way begins. */
function describePlace(start: Place | null) {
  const kind = toWaitingPlace(start);
  const airport = start && kind === 'airport' ? findAirportCode(start.at) : null;
  return { kind, town: start?.town ?? null, ...(airport !== null && { airport }) };
}

const driven = ({ estimate: { metres, seconds } }: DerivedRoute) => ({ metres, seconds });

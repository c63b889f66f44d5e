import { type Language, type Totals, type TotalsRequest, type VehicleTotal, euros } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { localTime } from '../../../platform/local-time.ts';
import { activeVehicles } from '../../fleet/index.ts';
import { presentDrive } from '../drive.presenter.ts';
import { findEarliestPickup, findNoticeMinutes } from '../model/earliest-pickup.ts';
import { toWaitingPlace } from '../model/journey-facts.ts';
import { priceVehicle } from '../model/price-vehicle.ts';
import { allTariffs } from '../tariffs.repository.ts';
import { findJourneyFacts } from './find-journey-facts.ts';

/** The price of a journey with every vehicle on offer; the route is derived once. */
export async function totalJourney(
  deps: Pick<Deps, 'db' | 'maps' | 'config' | 'clock'>,
  journey: TotalsRequest,
  language: Language,
): Promise<Totals> {
  const { db, config, clock } = deps;
  const facts = await findJourneyFacts(deps, journey, language);
  const [vehicles, tariffs] = [await activeVehicles(db), await allTariffs(db)];
  const timezone = facts.start?.timeZone ?? config.timeZone;
  const town = facts.start?.town ?? null;
  const totals = vehicles.map((vehicle): VehicleTotal => {
    const priced = priceVehicle(config, { trip: journey, facts, vehicle, tariffs });
    return {
      vehicleId: vehicle.id,
      totalPrice: priced && euros(priced.total),
      fits: (journey.passengers ?? 1) <= vehicle.seats && (journey.bags ?? 0) <= vehicle.luggage_capacity,
      earliestPickupAt: localTime(
        findEarliestPickup(findNoticeMinutes(config, { town, vehicleId: vehicle.id }), clock.now()),
        timezone,
      ),
    };
  });
  const place = toWaitingPlace(facts.start);
  const { outbound, back } = facts;
  const drive = {
    metres: outbound && outbound.estimate.metres + (back?.estimate.metres ?? 0),
    seconds: outbound && outbound.estimate.seconds + (back?.estimate.seconds ?? 0),
  };
  return {
    currency: 'EUR',
    ...presentDrive(drive, language),
    timezone,
    hire: facts.hire,
    freeWaiting: facts.hire ? null : { place, minutes: config.freeWaiting[place] },
    vehicles: totals.toSorted(byRoomAndPrice),
  };
}

function byRoomAndPrice(a: VehicleTotal, b: VehicleTotal): number {
  const price = ({ totalPrice }: VehicleTotal) => totalPrice?.cents ?? Infinity;
  return Number(b.fits) - Number(a.fits) || price(a) - price(b);
}

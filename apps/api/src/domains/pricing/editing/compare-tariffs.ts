import { euros, type TariffComparison } from '@livree/contracts';
import { isPremiumClass, type Trip, tripFare } from '@livree/pricing';
import type { VehicleRow } from '../../fleet/index.ts';
import type { PricedTrip } from '../model/priced-trip.ts';
import { tariffFor } from '../model/tariffs.ts';
import type { TariffRow } from '../tariffs.repository.ts';

/** A ride that was sold, as far as its price needs it. */
export interface SoldTrip {
  readonly id: number;
  readonly reference: string;
  readonly vehicle: VehicleRow;
  readonly trip: Trip & { readonly pickupAddress: string };
  readonly quote: PricedTrip;
}

/** The price of a sold ride by some tariffs; null where they have none. */
function findTotal({ vehicle, trip, quote }: SoldTrip, tariffs: readonly TariffRow[]): number | null {
  const pickup = { town: quote.pickup?.town ?? null, address: trip.pickupAddress };
  const fare = tripFare(trip, {
    tariff: tariffFor(tariffs, vehicle.id, pickup).tariff,
    vehicle: { hourlyPrice: vehicle.hourly_price_cents, isPremium: isPremiumClass(vehicle.class) },
    outbound: quote.outbound,
    back: quote.return,
  });
  return fare?.total ?? null;
}

/** Rides at the tariffs in force and at others, with the sums of both. */
export function compareTariffs(
  rides: readonly SoldTrip[],
  inForce: readonly TariffRow[],
  drafted: readonly TariffRow[],
): TariffComparison {
  const compared = rides.flatMap((ride) => {
    const [before, after] = [findTotal(ride, inForce), findTotal(ride, drafted)];
    const { id, reference } = ride;
    return before === null || after === null ? [] : [{ id, reference, before, after }];
  });
  const sum = (pick: (ride: (typeof compared)[number]) => number) =>
    euros(compared.reduce((total, ride) => total + pick(ride), 0));
  return {
    rides: compared.map(({ before, after, ...ride }) => ({
      ...ride,
      before: euros(before),
      after: euros(after),
    })),
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
  };
}

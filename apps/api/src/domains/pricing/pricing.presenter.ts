import { euros, type Language, type PricingConfig, type Quote } from '@livree/contracts';
import type { Fare, FareLineCode } from '@livree/pricing';
import { presentRoute } from '../maps/index.ts';
import type { PricedJourney } from './commands/price-trip.ts';
import { presentDrive, type Drive } from './drive.presenter.ts';
import type { PricedTrip } from './model/priced-trip.ts';
import type { TariffRow } from './tariffs.repository.ts';

export const sumLines = (lines: Fare['lines'], code: FareLineCode): number =>
  lines.filter((line) => line.code === code).reduce((sum, { cents }) => sum + cents, 0);

export function presentConfig(row: TariffRow, vehicleName: string | null): PricingConfig {
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    basePrice: euros(row.base_cents),
    pricePerKm: euros(row.per_km_cents),
    pricePerHour: euros(row.per_hour_cents),
    pricePerStop: euros(row.per_stop_cents),
    minimumPrice: row.minimum_cents === 0 ? null : euros(row.minimum_cents),
    maximumPrice: row.maximum_cents === null ? null : euros(row.maximum_cents),
    vehicle:
      row.vehicle_id === null || vehicleName === null ? null : { id: row.vehicle_id, name: vehicleName },
  };
}

interface QuoteSeal {
  readonly quote: string;
  readonly expiresAt: Date;
  readonly earliestPickupAt: string;
  readonly language: Language;
  readonly attribution: readonly string[];
}

export function presentQuote({ priced, outbound, back }: PricedJourney, seal: QuoteSeal): Quote {
  const has = (code: FareLineCode): boolean => priced.lines.some((line) => line.code === code);
  return {
    quote: seal.quote,
    expiresAt: seal.expiresAt.toISOString(),
    tariffVersion: priced.tariffVersion,
    currency: 'EUR',
    totalPrice: euros(priced.total),
    lines: priced.lines,
    badges: {
      roundTrip: has('round_trip'),
      nightTime: has('night'),
      weekend: has('weekend'),
      premium: has('premium'),
    },
    route: outbound && presentRoute(outbound, seal.language, seal.attribution),
    returnRoute: back && presentRoute(back, seal.language, seal.attribution),
    ...presentDrive(total(priced), seal.language),
    timezone: priced.timeZone,
    hire: priced.hire,
    freeWaiting: priced.freeWaiting,
    ...presentPlaces(priced),
    earliestPickupAt: seal.earliestPickupAt,
  };
}

/** Where the ways of a priced trip begin; nothing where its release did not know. */
export const presentPlaces = ({ pickup, returnPickup }: PricedTrip) => ({
  ...(pickup && { pickupPlace: pickup.kind }),
  ...(returnPickup !== undefined && { returnPlace: returnPickup?.kind ?? null }),
});

/** Over both drives. */
function total({ outbound, return: back }: PricedJourney['priced']): Drive {
  if (!outbound) return { metres: null, seconds: null };
  return { metres: outbound.metres + (back?.metres ?? 0), seconds: outbound.seconds + (back?.seconds ?? 0) };
}

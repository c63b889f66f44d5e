import { euros, type FareLine, type TariffWire } from '@livree/contracts';
import { defaultTariff, type Fare } from '@livree/pricing';

/** The default tariff as the API tells it. */
export function buildTariff(given: Partial<TariffWire> = {}): TariffWire {
  return {
    basePrice: euros(defaultTariff.base),
    pricePerKm: euros(defaultTariff.perKm),
    pricePerHour: euros(defaultTariff.perHour),
    pricePerStop: euros(defaultTariff.perStop),
    minimumPrice: null,
    maximumPrice: null,
    roundTripMultiplier: defaultTariff.roundTripLegMultiplier * 2,
    nightMultiplier: defaultTariff.nightMultiplier,
    nightStartHour: 22,
    nightEndHour: 6,
    weekendMultiplier: defaultTariff.weekendMultiplier,
    premiumMultiplier: defaultTariff.premiumMultiplier,
    version: defaultTariff.version,
    ...given,
  };
}

/** A fare of the price engine as the API tells it. */
export function fareLinesOnWire(fare: Fare): FareLine[] {
  return fare.lines.map(({ code, cents, detail: { hourlyPrice, limit, ...counts } }) => ({
    code,
    amount: euros(cents),
    detail: {
      ...counts,
      ...(hourlyPrice === undefined ? {} : { hourlyPrice: euros(hourlyPrice) }),
      ...(limit === undefined ? {} : { limit: euros(limit) }),
    },
  }));
}

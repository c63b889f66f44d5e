import { euros, type KeptTariff } from '@livree/contracts';

/** The general tariff, without a draft. */
export function buildTariff(changes: Partial<KeptTariff> = {}): KeptTariff {
  return {
    id: 1,
    name: 'Tarif standard',
    city: null,
    vehicleName: null,
    rates: {
      basePrice: euros(1500),
      pricePerKm: euros(250),
      pricePerHour: euros(2500),
      pricePerStop: euros(500),
      minimumPrice: euros(0),
      maximumPrice: null,
    },
    draft: null,
    version: 'default-1',
    ...changes,
  };
}

/** The tariffs of the demonstration: general, of a city, and of a vehicle. */
export function buildTariffs(): KeptTariff[] {
  const standard = buildTariff();
  return [
    standard,
    buildTariff({
      id: 2,
      name: 'Paris',
      city: 'Paris',
      version: 'paris-1',
      rates: { ...standard.rates, basePrice: euros(1800), pricePerKm: euros(270), minimumPrice: euros(3500) },
    }),
    buildTariff({
      id: 3,
      name: 'Mercedes Classe E',
      vehicleName: 'Mercedes Classe E',
      version: 'default-vehicle-1-1',
    }),
  ];
}

import { euros, serviceTypes, vehicleClasses, type SiteConfig } from '@livree/contracts';
import {
  defaultCancellationPolicy,
  defaultTariff,
  extraCodes,
  extraPrice,
  leastHireHours,
  mostHireHours,
  planHourlyPrice,
  serviceHourlyPrice,
} from '@livree/pricing';

/** A fictional operator that takes cards and wallets through the sandbox. */
export function buildSiteConfig(given: Partial<SiteConfig> = {}): SiteConfig {
  return {
    brand: {
      name: 'Livrée',
      legalName: 'Livrée Démonstration SAS',
      phone: '+33 1 84 80 12 34',
      email: 'contact@livree.example',
      address: '24 avenue Montaigne, 75008 Paris',
      isDemonstration: true,
    },
    siteUrl: 'https://livree.example',
    currency: 'EUR',
    languages: ['fr', 'en', 'es', 'de'],
    countries: ['fr', 'dz'],
    timezone: 'Europe/Paris',
    paymentMethods: [
      { id: 'card', provider: 'sandbox', label: 'Carte bancaire', isActive: true },
      { id: 'wallet', provider: 'sandbox', label: 'PayPal', isActive: true },
    ],
    cancellationPolicy: defaultCancellationPolicy,
    holdMinutes: 15,
    maxDaysAhead: 730,
    noticeMinutes: 60,
    freeWaiting: { airport: 60, station: 20, elsewhere: 15 },
    hire: { leastHours: leastHireHours, mostHours: mostHireHours, kmPerHour: 25 },
    services: serviceTypes.map((id) => ({ id, pricePerHour: euros(serviceHourlyPrice[id]) })),
    plans: vehicleClasses.map((id) => ({ id, pricePerHour: euros(planHourlyPrice[id]) })),
    extras: extraCodes.map((code) => ({
      code,
      price: euros(extraPrice[code].cents),
      per: extraPrice[code].per,
      ...(code === 'flight_tracking'
        ? { available: false, reason: 'no_flight_provider' }
        : { available: true }),
    })),
    tariff: defaultTariff,
    termsVersion: '2026-05-01.48-24-2-50',
    flags: { diagnostics: false, newsletter: true, googleSignIn: true, textMessages: true },
    ...given,
  };
}

/** The same operator, for whom the sandbox follows flights. */
export const buildFollowingConfig = (): SiteConfig =>
  buildSiteConfig({
    flights: { source: 'sandbox', isSandbox: true },
    extras: extraCodes.map((code) => ({
      code,
      price: euros(extraPrice[code].cents),
      per: extraPrice[code].per,
      available: true,
    })),
  });

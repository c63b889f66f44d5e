import type { ExamplesOf } from '../shared/example.ts';
import type { siteRoutes } from './routes.ts';

/** What is sent and answered on the wire, by call. */
export const siteExamples = {
  config: {
    response: {
      success: true,
      data: {
        brand: {
          name: 'Livrée',
          legal_name: 'Livrée Démonstration SAS',
          phone: '+33 1 99 00 05 10',
          email: 'contact@livree.example',
          address: '12 rue de la Démonstration, 75008 Paris',
          is_demonstration: true,
        },
        currency: 'EUR',
        languages: ['fr', 'en', 'es', 'de'],
        countries: ['fr'],
        timezone: 'Europe/Paris',
        payment_methods: [
          { id: 'card', provider: 'sandbox', label: 'Carte Bancaire', is_active: true },
          { id: 'wallet', provider: 'sandbox', label: 'Wallet', is_active: true },
        ],
        cancellation_policy: {
          version: '48-24-2-50',
          self_service_hours: 48,
          full_refund_hours: 24,
          partial_refund_hours: 2,
          partial_refund_share: 0.5,
        },
        site_url: 'https://livree.example',
        hold_minutes: 15,
        max_days_ahead: 730,
        services: [{ id: 'business', price_per_hour: 50 }],
        plans: [{ id: 'standard', price_per_hour: 50 }],
        extras: [{ code: 'flight_tracking', price: 10, per: 'piece' }],
        tariff: {
          base_price: 15,
          price_per_km: 2.5,
          price_per_hour: 25,
          price_per_stop: 5,
          minimum_price: null,
          maximum_price: null,
          round_trip_multiplier: 1.8,
          night_multiplier: 1.3,
          night_start_hour: 22,
          night_end_hour: 6,
          weekend_multiplier: 1.2,
          premium_multiplier: 1.5,
          version: 'default-1',
        },
        flags: { diagnostics: false, newsletter: false, google_sign_in: false },
      },
    },
  },
} satisfies Partial<ExamplesOf<typeof siteRoutes>>;

import { tariff } from '../pricing/example-trip.ts';
import type { ExamplesOf } from '../shared/example.ts';
import type { siteRoutes } from './routes.ts';

const about = {
  story: [{ fr: 'Une voiture, un téléphone, un carnet.', de: 'Ein Wagen, ein Telefon, ein Notizbuch.' }],
  values: [{ title: { fr: 'La discrétion' }, text: { fr: 'Ce qui se dit à bord y reste.' } }],
  voice: {
    text: { fr: 'Je suis là avant vous.' },
    name: 'S. B.',
    role: { fr: 'Chauffeur depuis 2015' },
  },
  mission: { fr: 'Que chacun arrive à l’heure.' },
  vision: { fr: 'Une maison qui se tient.' },
} as const;

const timeline = {
  entries: [
    {
      year: 2015,
      title: { fr: 'La première voiture' },
      description: { fr: 'Une berline et une promesse.' },
      icon: 'key',
    },
  ],
} as const;

const faq = {
  questions: [
    {
      question: { fr: 'Puis-je annuler ?' },
      answer: { fr: 'Oui, seul et sans frais jusqu’à {selfServiceHours} heures avant le départ.' },
    },
  ],
} as const;

const hours = { is_phone_always: true, week: [{ day: 1, opens: '09:00', closes: '19:00' }] } as const;

const saved = { success: true } as const;

/** Example requests and answers in wire form, by call. */
export const siteExamples = {
  about: { response: { success: true, data: about } },
  timeline: { response: { success: true, data: timeline } },
  faq: { response: { success: true, data: faq } },
  hours: { response: { success: true, data: hours } },
  saveAbout: { body: about, response: saved },
  saveTimeline: { body: timeline, response: saved },
  saveFaq: { body: faq, response: saved },
  saveHours: { body: hours, response: saved },
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
        frame_origin: 'https://pay.livree.example',
        google_maps_key: 'AIzaExampleOfABrowserKey',
        hold_minutes: 15,
        max_days_ahead: 730,
        services: [{ id: 'business', price_per_hour: 50 }],
        plans: [{ id: 'standard', price_per_hour: 50 }],
        notice_minutes: 60,
        free_waiting: { airport: 60, station: 20, elsewhere: 15 },
        hire: { least_hours: 2, most_hours: 12, km_per_hour: 25 },
        extras: [
          {
            code: 'flight_tracking',
            price: 10,
            per: 'piece',
            available: false,
            reason: 'no_flight_provider',
          },
          { code: 'child_seat', price: 20, per: 'piece', available: true },
        ],
        tariff,
        flags: { diagnostics: false, newsletter: false, google_sign_in: false },
      },
    },
  },
} satisfies Partial<ExamplesOf<typeof siteRoutes>>;

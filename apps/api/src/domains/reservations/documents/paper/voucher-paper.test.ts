import { expect, test, vi } from 'vitest';
import type { Paper } from './paper.ts';
import { voucherPaper } from './voucher-paper.ts';

const written = vi.hoisted((): string[] => []);
vi.mock('./paper.ts', () => ({
  createPaper: (): Partial<Paper> => ({
    title: () => undefined,
    heading: () => undefined,
    lines: (lines) => void written.push(...lines),
    facts: (rows) => void written.push(...rows.map(({ label, value }) => `${label} ${value}`)),
    code: () => undefined,
    finish: async () => Buffer.from(''),
  }),
}));

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('the voucher says the seven things that the order of 6 August 2025 requires, and who rides', async () => {
  await voucherPaper({
    seller: {
      brand: 'Livrée',
      legalName: 'Livrée SAS',
      form: 'SAS',
      address: '1, rue de la Paix, 75002 Paris',
      phone: '+33 1 99 00 05 10',
      email: 'bonjour@livree.example',
      registration: 'RCS Paris 000 000 000',
      vat: 'FR00000000000',
      vtcRegistration: 'EVTC000000000',
    },
    isDemonstration: false,
    language: 'fr',
    reference: 'LIV-TEST',
    clientName: 'Claire Martin',
    clientPhone: '+33612345678',
    bookedAt: new Date('2026-06-02T08:00:00Z'),
    pickupAt: new Date('2026-06-10T08:00:00Z'),
    returnAt: null,
    timeZone: 'Europe/Paris',
    addresses: ['12, rue de Rivoli, 75004 Paris', 'Reims'],
    returnRoute: null,
    vehicle: 'Mercedes Classe E',
    passengers: 2,
    bags: null,
    extras: [],
    flightNumber: null,
    flightDate: null,
    flight: null,
    trainNumber: null,
    returnFlightNumber: null,
    returnFlightDate: null,
    returnFlight: null,
    returnTrainNumber: null,
    signName: null,
    childAges: [],
    childSeats: [],
    traveller: { name: 'Hugo Bernard', phone: '+33655443322' },
    specialRequests: null,
    hire: null,
    freeWaiting: null,
    returnWaiting: null,
    totalCents: 12_000,
    chauffeur: null,
    verifyUrl: 'https://livree.example/verify/code',
  });
  const text = plain(written.join('\n'));
  for (const item of [
    /Livrée SAS.*1, rue de la Paix.*Téléphone : \+33 1 99 00 05 10/,
    /Registre des VTC : EVTC000000000/,
    /SIREN\) : RCS Paris 000 000 000/,
    /Client Claire Martin.*Téléphone du client \+33 6 12 34 56 78/,
    /Réservé le mardi 2 juin 2026.*10:00/,
    /Prise en charge mercredi 10 juin 2026.*10:00/,
    /Passager Hugo Bernard, \+33 6 55 44 33 22/,
    /Départ 12, rue de Rivoli, 75004 Paris/,
  ])
    expect(text).toMatch(item);
});

import { buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { nextRide } from './keep-offline-page.ts';
import { offlinePage } from './offline-page.ts';

const words = {
  language: 'fr',
  brand: 'Livrée',
  title: 'Vous êtes hors ligne',
  message: 'Nous répondons au téléphone.',
  phone: '+33 1 99 00 05 10',
  call: 'Appeler le +33 1 99 00 05 10',
  ride: undefined,
};

test('the offline page has the phone number and the next ride, and nothing that a browser would fetch or run', () => {
  const ride = { title: 'Trajet LV-1', when: 'lundi, 05:10', lines: ['<script>alert(1)</script>', 'Reims'] };
  const page = offlinePage({ ...words, ride });
  expect(page).toContain('href="tel:+33199000510"');
  expect(page).toContain('lundi, 05:10');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toMatch(/<script|<img|<link|src=/);
  expect(offlinePage(words)).not.toContain('<section>');
});

test('the next ride is the first future one that still takes place', () => {
  const on = (pickupAt: string, status: string) => buildReservation({ pickupAt, status });
  const [past, cancelled, later, soon] = [
    on('2026-11-01T08:00', 'completed'),
    on('2026-11-24T08:00', 'cancelled'),
    on('2026-12-24T08:00', 'confirmed'),
    on('2026-11-25T05:10', 'confirmed'),
  ];
  const now = new Date('2026-11-23T00:30:00Z');
  expect(nextRide([past, cancelled, later, soon], now)).toBe(soon);
  expect(nextRide([past], now)).toBeUndefined();
});

import { euros } from '@livree/contracts';
import { buildSiteConfig } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { bookService, serviceOffers } from './offers.ts';

test('services have a fixed order and the operator’s prices', () => {
  const services = [
    { id: 'private', pricePerHour: euros(7500) },
    { id: 'helicopter', pricePerHour: euros(90_000) },
    { id: 'business', pricePerHour: euros(5000) },
  ];
  expect(serviceOffers(buildSiteConfig({ services }))).toEqual([
    { id: 'business', hourlyPrice: 5000 },
    { id: 'private', hourlyPrice: 7500 },
  ]);
});

test('a service is passed to the booking page', () => {
  expect(bookService('airport')).toBe('/reservation?service=airport');
});

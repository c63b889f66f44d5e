import { expect, expectTypeOf, test } from 'vitest';
import { reservationRequest } from './reservations/booking-schemas.ts';
import { allRoutes, type routes } from './routes.ts';
import { z } from './schema.ts';
import { euros } from './shared/money.ts';
import type { RouteAnswer, RouteRequest } from './shared/route.ts';

test('no two routes share an id, or a method and path', () => {
  const ids = new Set(allRoutes.map(({ id }) => id));
  const addresses = new Set(allRoutes.map(({ method, path }) => `${method} ${path}`));
  expect(ids.size).toBe(allRoutes.length);
  expect(addresses.size).toBe(allRoutes.length);
});

test('every schema has a JSON schema of its wire side', () => {
  for (const { params, query, headers, body, response } of allRoutes) {
    for (const schema of [params, query, headers, body, response]) {
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
    }
  }
});

test('a reservation is encoded with wire names and euros', () => {
  const wire = z.encode(reservationRequest, {
    vehicleId: 3,
    pickupAddress: 'Gare de Lyon, Paris',
    destinationAddress: 'Aéroport CDG',
    pickupAt: '2026-12-01T05:10',
    totalPrice: euros(16470),
    passengers: 2,
    paymentProvider: 'card',
  });
  expect(wire).toMatchObject({
    vehicule_id: 3,
    pickup_datetime: '2026-12-01 05:10:00',
    total_price: 164.7,
    passengers_count: 2,
    payment_provider: 'card',
  });
});

test('types match the schemas', () => {
  type Create = RouteRequest<typeof routes.reservations.create>;
  expectTypeOf<Create['body']['vehicleId']>().toEqualTypeOf<number>();
  expectTypeOf<RouteRequest<typeof routes.fleet.read>['params']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<
    RouteAnswer<typeof routes.fleet.list>['data']['items'][number]['make']
  >().toEqualTypeOf<string>();
  const empty: RouteRequest<typeof routes.fleet.list> = {};
  expect(empty).toEqual({});
});

import { describe, expect, test } from 'vitest';
import { z } from '../schema.ts';
import { pageSchema } from './envelope.ts';
import { amount, euros } from './money.ts';
import { wireObject, wireRequest } from './wire.ts';

const car = wireObject({
  id: z.number(),
  marque: z.string(),
  price_per_hour: amount,
  number_of_seats: z.optional(z.number()),
});

describe('wire objects', () => {
  test('are decoded to our names and encoded to the wire’s', () => {
    const wire = { id: 1, marque: 'Mercedes', price_per_hour: 12.35, number_of_seats: 4 };
    const ours = z.decode(car, wire);
    expect(ours).toEqual({ id: 1, make: 'Mercedes', pricePerHour: euros(1235), seats: 4 });
    expect(z.encode(car, ours)).toEqual(wire);
  });

  test('drop an unknown field of an answer and refuse one of a request', () => {
    expect(z.parse(car, { id: 1, marque: 'BMW', price_per_hour: 1, colour: 'red' })).not.toHaveProperty(
      'colour',
    );
    const result = z.safeParse(wireRequest({ id: z.number() }), { id: 1, role: 'operator' });
    expect(result.success).toBe(false);
  });

  test('never let a field out that the contract does not name', () => {
    const leaking = { id: 1, make: 'BMW', pricePerHour: euros(100), passwordHash: 'secret' };
    expect(JSON.stringify(z.encode(car, leaking))).not.toContain('secret');
  });

  test('nest in pages', () => {
    const wire = {
      data: [{ id: 1, marque: 'BMW', price_per_hour: 80 }],
      current_page: 2,
      last_page: 3,
      per_page: 1,
      total: 3,
    };
    const page = z.decode(pageSchema(car), wire);
    expect(page).toMatchObject({ page: 2, pageCount: 3, perPage: 1, total: 3 });
    expect(page.items[0]?.make).toBe('BMW');
    expect(z.encode(pageSchema(car), page)).toEqual(wire);
  });
});

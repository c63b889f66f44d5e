import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const asked = {
  flightNumber: 'AF 1234',
  pickupAddress: 'Aéroport Paris-Charles de Gaulle, terminal 2E',
  pickupAt: '2026-06-10T10:00',
};

const check = async (changes: Partial<typeof asked> & { flightDate?: string } = {}) =>
  (
    await api()
      .client()
      .flights.check({ body: { ...asked, ...changes } })
  ).data;

describe('a flight and the pickup after it', () => {
  test.each([
    ['AF 1234', null],
    ['AF 1904', 'unknown'],
    ['AF 1995', 'elsewhere'],
  ])('%s: %s', async (flightNumber, doubt) => {
    expect(await check({ flightNumber })).toMatchObject({ doubt, isSandbox: true });
  });

  test('leave time to the kerb, or the first pickup that does is offered', async () => {
    expect(await check({ flightNumber: 'AF 1960' })).toMatchObject({
      doubt: 'early',
      landingAt: '2026-06-10T11:00',
      suggestedPickupAt: '2026-06-10T11:35',
    });
    // The border outside the Schengen area takes longer.
    expect(await check({ flightNumber: 'BA 1960' })).toMatchObject({ suggestedPickupAt: '2026-06-10T12:00' });
  });

  test.each([
    ['AF 1960', '2026-06-10T11:35'],
    ['AF 1959', '2026-06-11T00:15'],
  ])('%s: whoever takes the offered pickup is not asked again', async (flightNumber, suggestedPickupAt) => {
    expect(await check({ flightNumber })).toMatchObject({ suggestedPickupAt });
    const taken = { flightNumber, flightDate: '2026-06-10', pickupAt: suggestedPickupAt };
    expect(await check(taken)).toMatchObject({ doubt: null });
  });

  test('are not doubted months ahead, in town, at a place that nobody knows, or at an hour that does not exist', async () => {
    const unknown = { flightNumber: 'AF 1904' };
    expect((await check({ ...unknown, pickupAt: '2027-03-10T10:00' })).doubt).toBeNull();
    for (const pickupAddress of ['Paris', '12 rue de Nulle Part'])
      expect((await check({ ...unknown, pickupAddress })).doubt).toBeNull();
    expect((await check({ ...unknown, pickupAt: '2027-03-28T02:30' })).doubt).toBeNull();
  });

  test('need a number in its form', async () => {
    await expect(check({ flightNumber: 'demain' })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { flightNumber: [expect.any(String)] },
    });
  });
});

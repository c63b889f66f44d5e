import type { ErrorCode, Language, QuoteRequest } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_SANDBOX_FLIGHTS: 'off' });

const ride = {
  vehicleId: 4,
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Reims',
  pickupAt: '2026-06-10T10:00',
};

/** What quote and totals answer to the same journey, which must be the same. */
async function refusals(changes: Partial<QuoteRequest>, language: Language = 'fr') {
  const { pricing } = api().client({ language });
  const { vehicleId: _vehicleId, ...journey } = { ...ride, ...changes };
  return Promise.all([
    pricing.quote({ body: { ...ride, ...changes } }).catch((error: unknown) => error),
    pricing.totals({ body: journey }).catch((error: unknown) => error),
  ]);
}

const unknown = '12 rue de Nulle Part';

describe('a journey that has no honest price', () => {
  test.each<[string, Partial<QuoteRequest>, ErrorCode, string, string]>([
    ['from nowhere', { pickupAddress: unknown }, 'pricing.distance_unknown', 'pickupAddress', unknown],
    [
      'to nowhere',
      { destinationAddress: unknown },
      'pricing.distance_unknown',
      'destinationAddress',
      'la ville',
    ],
    ['by nowhere', { stops: ['Meaux', unknown] }, 'pricing.distance_unknown', 'stops.1', unknown],
    [
      'to no place at all',
      { destinationAddress: null },
      'validation',
      'destinationAddress',
      'de destination',
    ],
    [
      'back to nowhere',
      { roundTrip: true, returnDestinationAddress: unknown },
      'pricing.distance_unknown',
      'returnDestinationAddress',
      unknown,
    ],
    [
      'to its own start',
      { destinationAddress: ride.pickupAddress },
      'pricing.same_place',
      'destinationAddress',
      'même',
    ],
    [
      'with a service that nobody provides',
      { extras: [{ code: 'flight_tracking', quantity: 1 }] },
      'pricing.extra_unavailable',
      'extras',
      'suivi de vol',
    ],
    ['longer than its hours', { hireHours: 2 }, 'pricing.hire_too_short', 'hireHours', '6\u00A0heures'],
    [
      'longer than any hire',
      { hireHours: 12, destinationAddress: 'Marseille' },
      'pricing.hire_too_far',
      'hireHours',
      'km',
    ],
    [
      'by the hour with a return',
      { hireHours: 8, returnAt: '2026-06-10T16:00' },
      'validation',
      'returnAt',
      'pas de retour',
    ],
    [
      'by the hour with waiting that its hours include',
      { hireHours: 8, extras: [{ code: 'extra_waiting', quantity: 1 }] },
      'pricing.waiting_included',
      'extras',
      'déjà comprise',
    ],
    [
      'back before it has arrived',
      { roundTrip: true, returnAt: '2026-06-10T10:30' },
      'validation',
      'returnAt',
      'au plus tôt le',
    ],
  ])('%s is refused beside its field, in quote and totals alike', async (_, changes, code, field, text) => {
    for (const refusal of await refusals(changes))
      expect(refusal).toMatchObject({
        status: 422,
        code,
        fieldErrors: { [field]: [expect.stringContaining(text)] },
      });
  });

  test.each<[Language, string]>([
    ['en', 'Add the town'],
    ['es', 'Añada la ciudad'],
    ['de', 'Ergänzen Sie Ort'],
  ])('says so in %s', async (language, text) => {
    for (const refusal of await refusals({ pickupAddress: unknown }, language))
      expect(refusal).toMatchObject({ message: expect.stringContaining(text) });
  });
});

describe('a ride by the hour', () => {
  const hire = async (changes: Partial<QuoteRequest>) =>
    (
      await api()
        .client()
        .pricing.quote({ body: { ...ride, destinationAddress: null, ...changes } })
    ).data;

  test('costs its hours at the dearer of both prices, and holds kilometres', async () => {
    const quote = await hire({ serviceType: 'private', hireHours: 5 });
    expect(quote).toMatchObject({
      totalPrice: { cents: 5 * 7000 },
      hire: { hours: 5, includedKm: 125 },
      route: null,
    });
    expect(quote.freeWaiting).toBeNull();
    expect((await hire({ serviceType: 'private', hireHours: 5, vehicleId: 1 })).totalPrice.cents).toBe(
      5 * 15_000,
    );
  });

  test('costs the same to a place that its hours reach, and from a place that nobody knows', async () => {
    const { totalPrice } = await hire({ hireHours: 6 });
    expect((await hire({ hireHours: 6, destinationAddress: 'Reims' })).totalPrice).toEqual(totalPrice);
    expect((await hire({ hireHours: 6, pickupAddress: unknown })).totalPrice).toEqual(totalPrice);
  });
});

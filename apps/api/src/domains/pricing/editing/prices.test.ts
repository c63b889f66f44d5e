import { euros, type TariffRates } from '@livree/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { aRide, book, quoteFor } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { demoTariffs } from '../data/demo-tariffs.ts';
import { startDueDrafts } from './publish-drafts.ts';

const api = withTestApi();

/** The tariff of the demonstration that prices a ride with its first vehicle from Paris airport. */
const [standard] = demoTariffs;

/** The tariffs are the demonstration's: they stay in all tests. */
afterEach(async () => {
  const { db } = api().deps;
  await db
    .updateTable('tariffs')
    .set({ base_cents: standard?.base ?? 0 })
    .where('vehicle_id', '=', 1)
    .execute();
});

async function desk() {
  const { prices, operations } = api().client({ token: await operatorToken(api()) });
  const read = async () => (await prices.read()).data;
  /** Adds euros to the base price of every tariff of the first vehicle. */
  const draft = async (change: Partial<TariffRates>) => {
    for (const { id, vehicleName, rates, version } of (await read()).tariffs)
      if (vehicleName === 'Mercedes Classe E')
        await prices.draft({ params: { id }, body: { ...rates, ...change, version } });
    return read();
  };
  return { prices, operations, read, draft };
}

const total = async () => (await quoteFor(api(), aRide())).totalPrice.cents;

describe('a draft of tariffs', () => {
  test('changes no price, and says what the last rides would have cost', async () => {
    const { reservation } = await book(api(), await api().signUp());
    const before = await total();
    const { draft } = await desk();
    const kept = await draft({ basePrice: euros(9900) });
    expect(await total()).toBe(before);
    expect(kept.comparison?.before).toEqual(reservation.totalPrice);
    const [ride] = kept.comparison?.rides ?? [];
    expect(ride?.reference).toBe(reservation.reference);
    expect(ride?.after.cents).toBeGreaterThan(ride?.before.cents ?? 0);
    expect(kept.comparison?.after).toEqual(ride?.after);
  });

  test('that is put live prices the next quote, while a quote already given keeps its price', async () => {
    const { draft, prices, operations } = await desk();
    const given = await quoteFor(api(), aRide());
    const { draftsVersion, tariffs } = await draft({ basePrice: euros(9900) });
    const live = (await prices.publish({ body: { draftsVersion } })).data;
    expect(live.tariffs.filter((tariff) => tariff.draft !== null)).toEqual([]);
    expect(await total()).toBeGreaterThan(given.totalPrice.cents);
    const booked = await book(api(), await api().signUp(), { quote: given.quote });
    expect(booked.reservation.totalPrice).toEqual(given.totalPrice);
    const changed = tariffs.find((tariff) => tariff.draft !== null);
    const query = { subject: 'prices', id: 'tariffs' };
    expect((await operations.acts({ query })).data).toContainEqual(
      expect.objectContaining({
        act: 'prices.publish',
        before: { tariff: changed?.name, base_cents: changed?.rates.basePrice.cents },
        after: { tariff: changed?.name, base_cents: 9900, starts_at: '2026-06-02T10:00' },
      }),
    );
    expect((await quoteFor(api(), aRide())).tariffVersion).not.toBe(given.tariffVersion);
  });

  test('goes live at the moment that was chosen, and not before', async () => {
    const { draft, prices } = await desk();
    const before = await total();
    const { draftsVersion } = await draft({ basePrice: euros(9900) });
    const startsAt = '2026-06-03T06:00';
    expect((await prices.publish({ body: { startsAt, draftsVersion } })).data.startsAt).toBe(
      '2026-06-03T04:00:00.000Z',
    );
    await startDueDrafts(api().deps);
    expect(await total()).toBe(before);
    api().clock.set('2026-06-03T04:00:00.000Z');
    await startDueDrafts(api().deps);
    expect(await total()).toBeGreaterThan(before);
  });

  test('is thrown away, or disappears with the rates in force', async () => {
    const { draft, prices, read } = await desk();
    await draft({ basePrice: euros(9900) });
    expect((await prices.discard()).data.comparison).toBeNull();
    await draft({ basePrice: euros(9900) });
    for (const { id, rates, version, draft: drafted } of (await read()).tariffs)
      if (drafted) await prices.draft({ params: { id }, body: { ...rates, version } });
    expect((await read()).comparison).toBeNull();
  });

  test('is neither overwritten nor put live by an operator who saw another one', async () => {
    const { draft, prices } = await desk();
    const { draftsVersion, tariffs } = await draft({ basePrice: euros(9900) });
    const seen = tariffs.flatMap((tariff) => (tariff.draft ? [{ ...tariff, drafted: tariff.draft }] : []));
    await draft({ basePrice: euros(9800) });
    const overtaken = { status: 409, code: 'operations.overtaken' };
    await expect(prices.publish({ body: { draftsVersion } })).rejects.toMatchObject(overtaken);
    expect(seen).not.toEqual([]);
    for (const { id, drafted, version } of seen)
      await expect(prices.draft({ params: { id }, body: { ...drafted, version } })).rejects.toMatchObject(
        overtaken,
      );
  });

  test('has no maximum below its minimum, and starts in no past', async () => {
    const { draft, prices } = await desk();
    await expect(draft({ minimumPrice: euros(5000), maximumPrice: euros(4000) })).rejects.toMatchObject({
      fieldErrors: { maximumPrice: [expect.stringContaining('minimum')] },
    });
    const { draftsVersion } = await draft({ basePrice: euros(9900) });
    const past = { startsAt: '2026-06-01T06:00', draftsVersion };
    await expect(prices.publish({ body: past })).rejects.toMatchObject({
      fieldErrors: { startsAt: expect.anything() },
    });
  });
});

import { expect, onTestFinished, test } from 'vitest';
import { newPlace, removePlace, startApi, times } from '../testing/api-process.ts';
import { bookAndPay, connectClient, newRideRequest, signUp } from '../testing/customer.ts';
import { outOfOrder, withoutTheirPaper } from '../testing/papers.ts';
import { isEmbedded } from '../testing/test-database.ts';

/** The embedded database belongs to one process. */
test.skipIf(isEmbedded)(
  'two API processes on one server bill concurrent payments and cancellations without gaps and in the order of time',
  async () => {
    const place = await newPlace();
    onTestFinished(() => removePlace(place));
    const apis = [await startApi(place), await startApi(place)];
    const [first] = apis;
    if (!first) throw new Error('no process');
    const token = await signUp(first.base);
    const visits = Array.from({ length: times(20, 200, 40) }, async (_, index) => {
      const { base } = apis[index % 2] ?? first;
      const { reservation } = await bookAndPay(base, token, newRideRequest());
      if (index % 3 === 0)
        await connectClient(base, token).reservations.cancel({ params: { id: reservation.id }, body: {} });
    });
    await Promise.all(visits);
    const { db, close } = await place.open();
    onTestFinished(close);
    const { length } = await db.selectFrom('ride_documents').select('id').execute();
    expect(length).toBeGreaterThan(visits.length);
    expect(await withoutTheirPaper(db)).toEqual([]);
    expect(await outOfOrder(db)).toEqual([]);
  },
);

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { readBooks } from '../../../testing/ride-books.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const isPostgres = process.env['LIVREE_TEST_ENGINE'] === 'postgres';
const rounds = isPostgres ? 3 : 1;
const presses = 40;

test(`${presses} changes and cancellations of one ride at once have one outcome, ${rounds} times`, async () => {
  const token = await api().signUp();
  const customer = api().client({ token });
  const { db } = api().deps;
  for (let round = 1; round <= rounds; round += 1) {
    const day = `2026-07-0${round}`;
    const { reservation } = await book(api(), token, { pickupAt: `${day}T05:00` });
    const params = { id: reservation.id };
    const wanted = ['09:00', '11:00', '13:00', '15:00'].map((hour) => ({ pickupAt: `${day}T${hour}` }));
    const quotes = await Promise.all(wanted.map((body) => customer.changes.quote({ params, body })));
    const bodies = wanted.map((body, index) => ({ ...body, quote: quotes[index]?.data.quote ?? '' }));
    const answers = await Promise.allSettled(
      Array.from({ length: presses }, (_, index) => {
        const body = bodies[index % 5];
        return body
          ? customer.changes.make({ params, body })
          : customer.reservations.cancel({ params, body: {} });
      }),
    );
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect([409, 422]).toContain(Reflect.get(Object(answer.reason), 'status'));
    await api().jobs.drain();
    const { data } = await customer.reservations.read({ params });
    expect(data.reservation.status).toBe('cancelled');
    // One change at the most came before the cancellation, because the others were meant for the ride as it was.
    const changes = (await customer.changes.list({ params })).data.changes;
    expect(changes.length).toBeLessThanOrEqual(1);
    const { rows } = await sql<{ kept: number }>`
      select sum(case type when 'payment' then amount_cents else -amount_cents end)::integer as kept
      from transactions where reservation_id = ${reservation.id} and status in ('completed', 'refunded')`.execute(
      db,
    );
    expect(rows).toEqual([{ kept: 0 }]);
  }
});

test(`${presses} requests, decisions and cancellations of one late ride at once have one outcome`, async () => {
  api().clock.set('2026-06-09T06:00:00.000Z');
  const token = await api().signUp(`${crypto.randomUUID()}@example.org`);
  const customer = api().client({ token });
  const { reservation } = await book(api(), token, { pickupAt: '2026-06-10T10:00', vehicleId: 2 });
  const operator = api().client({ token: await operatorToken(api()) });
  const params = { id: reservation.id };
  const ask = async (pickupAt: string) => {
    const { quote } = (await customer.changes.quote({ params, body: { pickupAt } })).data;
    return () => customer.changes.request({ params, body: { pickupAt, quote } });
  };
  const [earlier, later] = [await ask('2026-06-10T14:00'), await ask('2026-06-10T16:00')];
  await earlier();
  const { quote } = (await operator.dispatch.changeRequest({ params })).data;
  const acts = [
    earlier,
    later,
    () => operator.dispatch.acceptRequest({ params, body: { quote: quote?.quote ?? '', keepsPrice: false } }),
    () => operator.dispatch.declineRequest({ params, body: { reason: 'Aucun véhicule' } }),
    () => customer.changes.withdraw({ params }),
    () => operator.reservations.cancel({ params, body: {} }),
  ];
  const answers = await Promise.allSettled(
    Array.from({ length: presses }, async (_, index) => acts[index % acts.length]?.()),
  );
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect([409, 422]).toContain(Reflect.get(Object(answer.reason), 'status'));
  await api().jobs.drain();
  const { status, kept, billed } = await readBooks(api(), reservation.id);
  expect([status, kept]).toEqual(['cancelled', billed]);
  const { data } = await customer.changes.list({ params });
  expect(data.changes.length).toBeLessThanOrEqual(1);
  expect(data.canRequest).toBe(false);
});

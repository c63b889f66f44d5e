import { sql } from 'kysely';
import { expect, test } from 'vitest';
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

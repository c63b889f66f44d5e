import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { answerOnPage, book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const isSoak = process.env['LIVREE_SOAK'] === 'on';
const isPostgres = process.env['LIVREE_TEST_ENGINE'] === 'postgres';
/** The embedded database runs one booking after the other, so it gets fewer rounds except in the soak. */
const rounds = isSoak ? 20 : isPostgres ? 6 : 3;
const duels = isSoak ? 50 : 8;
const minutes = 60_000;

const dayAt = (round: number) => new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10);

async function customers(count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 10) {
    const group = Array.from({ length: 10 }, (_, place) =>
      api().signUp(`customer${index + place}@example.org`),
    );
    tokens.push(...(await Promise.all(group)));
  }
  return tokens;
}

test(
  `a hundred bookings of one slot at once, ${rounds} times: one wins, the others are refused, adjacent slots all win`,
  async () => {
    const tokens = await customers(100);
    const ride = { destinationAddress: 'Paris' };
    for (let round = 0; round < rounds; round += 1) {
      const day = dayAt(round);
      const slot = { ...ride, pickupAt: `${day}T10:00` };
      const touching = [`${day}T08:00`, `${day}T12:00`].map((pickupAt, index) =>
        book(api(), tokens[index] ?? '', { ...ride, pickupAt }),
      );
      const answers = await Promise.allSettled(tokens.map((token) => book(api(), token, slot)));
      await Promise.all(touching);
      const losers = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      for (const loser of losers) {
        expect(loser).toMatchObject({
          status: 409,
          code: 'reservations.vehicle_unavailable',
          message: 'Le véhicule n’est plus disponible pour cette période',
        });
      }
      expect(losers).toHaveLength(99);
    }
    const { db } = api().deps;
    const charged = await db.selectFrom('sandbox_intents').select('captures').execute();
    expect(charged.map(({ captures }) => captures)).toEqual(Array.from({ length: 3 * rounds }, () => 1));
    if (!isPostgres) return;
    const { rows } =
      await sql`select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  },
  15 * minutes,
);

describe('one payment', () => {
  test(
    'from two tabs, with double clicks in each, is one charge of one ride',
    async () => {
      const token = await api().signUp();
      for (let round = 0; round < duels; round += 1) {
        const ride = { pickupAt: `${dayAt(round)}T10:00` };
        const tabs = ['draft-tab-1', 'draft-tab-2'].map((tab) => `${tab}-${round}`);
        const clicks = [...tabs, ...tabs].map((key) => book(api(), token, ride, key));
        const answers = await Promise.allSettled(clicks);
        const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
        expect(new Set(won.map(({ reservation }) => reservation.id)).size).toBe(1);
        expect(new Set(won.map(({ status }) => status))).toEqual(new Set(['succeeded']));
        // A tab that comes after the other has paid is told that the vehicle is taken.
        const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
        for (const reason of refused) expect(reason).toMatchObject({ status: 409 });
      }
      const { db } = api().deps;
      const charges = await db.selectFrom('sandbox_intents').select('captures').execute();
      expect(charges.reduce((sum, { captures }) => sum + captures, 0)).toBe(duels);
    },
    minutes,
  );

  test('in two tabs with two cards, both challenges passed, charges one and refunds the other', async () => {
    const token = await api().signUp();
    const challenged = { paymentMethodId: 'pm_card_threeDSecure2Required' };
    const booked = await book(api(), token, challenged, 'draft-key-1');
    const customer = api().client({ token });
    const params = { id: booked.reservation.id };
    const other = await customer.reservations.confirmPayment({
      params,
      body: { paymentMethodId: 'pm_card_visa' },
    });
    expect(other.data.status).toBe('succeeded');
    await answerOnPage(api().app, booked.challenge?.url ?? '', 'accept');
    await api().jobs.drain();
    const { transactions, reservation } = (await customer.reservations.read({ params })).data;
    expect(reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    const sum = (type: string) =>
      transactions
        .filter((row) => row.type === type && row.status !== 'cancelled')
        .reduce((cents, { amount }) => cents + amount.cents, 0);
    expect(sum('payment') - sum('refund')).toBe(reservation.totalPrice.cents);
  });
});

test(
  'concurrent cancellation and confirmation end in one of two consistent states',
  async () => {
    const token = await api().signUp();
    const customer = api().client({ token });
    const operator = api().client({ token: await operatorToken(api()) });
    for (let round = 0; round < duels; round += 1) {
      const wallet = { paymentProvider: 'wallet', paymentMethodId: undefined } as const;
      const { reservation, approvalUrl } = await book(api(), token, {
        ...wallet,
        pickupAt: `${dayAt(round)}T10:00`,
      });
      await answerOnPage(api().app, approvalUrl ?? '', 'accept');
      const params = { id: reservation.id };
      const cancel = () => customer.reservations.cancel({ params, body: {} });
      const confirm = () => customer.reservations.confirmPayment({ params, body: {} });
      await Promise.allSettled(
        round % 2 === 0
          ? [cancel(), confirm(), operator.reservations.confirm({ params })]
          : [confirm(), cancel(), api().jobs.drain(), operator.reservations.confirm({ params })],
      );
      await api().jobs.drain();
      const { data } = await customer.reservations.read({ params });
      expect(data.reservation.status).toBe('cancelled');
      const live = data.transactions.filter(({ status }) => status !== 'cancelled');
      const paid = live.filter(({ type }) => type === 'payment');
      const given = live.filter(({ type }) => type !== 'payment');
      expect(given.map(({ amount }) => amount)).toEqual(paid.map(({ amount }) => amount));
      expect(paid.every(({ status }) => status === 'refunded')).toBe(true);
    }
  },
  minutes,
);

import { euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { bookPaidRide } from '../../testing/paid-ride.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { checkBillsJob } from '../reservations/reservations.jobs.ts';

const api = withTestApi();

const asOperator = async () => api().client({ token: await operatorToken(api()) });

describe('the sums of a day and its month', () => {
  test('are those of receipts and credit notes, each with the VAT that it prints, and the providers’ fees', async () => {
    const { operator, params, total } = await bookPaidRide(api());
    await operator.payments.refund({ params, body: { amount: euros(1005), reason: 'Geste' } });
    const { data } = await operator.money.sums({ query: { period: '2026-06-02' } });
    const net = Math.round(total / 1.1) - Math.round(1005 / 1.1);
    const { fee } = (await operator.payments.read({ params })).data;
    const sums = {
      receipts: 1,
      creditNotes: 1,
      taken: euros(total),
      refunded: euros(1005),
      gross: euros(total - 1005),
      net: euros(net),
      vat: euros(total - 1005 - net),
      rates: [{ percent: 10, gross: euros(total - 1005), net: euros(net), vat: euros(total - 1005 - net) }],
      fees: fee,
      unknownFees: 0,
    };
    expect(data.day).toEqual({ period: '2026-06-02', ...sums });
    expect(data.month).toEqual({ period: '2026-06', ...sums });
    const { data: later } = await operator.money.sums({ query: { period: '2026-06-03' } });
    expect(later).toMatchObject({ day: { receipts: 0, gross: euros(0) }, month: { receipts: 1 } });
    expect((await operator.money.sums()).data).toMatchObject({ month: { period: '2026-06' }, day: null });
  });

  test.each([
    ['has 25 hours when the clocks go back', '2026-10-25', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z']],
    ['has 23 hours when they go forward', '2027-03-28', ['2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z']],
  ])('a day %s', async (_, period, [first = '', last = '']) => {
    const before = new Date(Date.parse(first) - 1000).toISOString();
    const after = new Date(Date.parse(last) + 1000).toISOString();
    for (const [place, moment] of [before, first, last, after].entries()) {
      api().clock.set(moment);
      const pickup = new Date(Date.parse(moment) + (10 + 2 * place) * 86_400_000).toISOString();
      await book(api(), await api().signUp(`${place}@example.org`), {
        pickupAt: `${pickup.slice(0, 10)}T10:00`,
      });
    }
    const { money } = await asOperator();
    expect((await money.sums({ query: { period } })).data.day).toMatchObject({ receipts: 2 });
    const { items } = (await money.list({ query: { period } })).data;
    expect(items.map(({ at }) => at.replace('.000', ''))).toEqual([last, first]);
  });

  test.each(['2026-13', '2026-02-30', 'June', '1999-12'])('are refused for %s', async (period) => {
    const { money } = await asOperator();
    await expect(money.sums({ query: { period } })).rejects.toMatchObject({ status: 422 });
    await expect(money.accounts({ query: { period } })).rejects.toMatchObject({ status: 422 });
  });
});

describe('the list', () => {
  test('has payments and refunds with their papers, by kind, status and provider, and those without a paper on their day', async () => {
    const { operator, params, reservation } = await bookPaidRide(api());
    const unpaid = await api().signUp('late@example.org');
    await expect(
      book(api(), unpaid, {
        pickupAt: '2026-06-12T10:00',
        paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds',
      }),
    ).rejects.toMatchObject({ status: 402 });
    api().clock.advance({ minutes: 1 });
    await operator.payments.refund({ params, body: { amount: euros(1000), reason: 'Geste' } });
    const list = async (query: Partial<Record<'period' | 'type' | 'status' | 'provider', string>>) =>
      (await operator.money.list({ query })).data.items.map(({ bill, transaction: { type, status } }) =>
        [bill?.number ?? 'no paper', type, status].join(' '),
      );
    const [refund, failed, payment] = [
      'A-2026-000001 partial_refund completed',
      'no paper payment failed',
      'R-2026-000001 payment completed',
    ] as const;
    expect(await list({ period: '2026-06' })).toEqual([refund, failed, payment]);
    expect(await list({ period: '2026-06-02', type: 'payment' })).toEqual([failed, payment]);
    expect(await list({ period: '2026-06-02', status: 'completed' })).toEqual([refund, payment]);
    expect(await list({ provider: 'stripe' })).toEqual([]);
    expect(await list({ period: '2026-05' })).toEqual([]);
    const [first] = (await operator.money.list()).data.items;
    expect(first).toMatchObject({
      clientName: 'Claire Martin',
      transaction: { reservation: { id: reservation.id, reference: reservation.reference } },
    });
  });
});

describe('the file for the accountant', () => {
  test('has a line for each receipt and credit note, with semicolons, decimal commas and harmless formulas', async () => {
    const token = await api().signUp();
    await api().deps.db.updateTable('users').set({ name: '=2+3; "Martin"' }).execute();
    const { reservation, payment } = await book(api(), token);
    const operator = await asOperator();
    await operator.payments.refund({
      params: { id: payment?.id ?? 0 },
      body: { amount: euros(1005), reason: 'Geste' },
    });
    const { cents } = reservation.totalPrice;
    const comma = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
    const net = Math.round(cents / 1.1);
    const [head, receipt, note, end] = (
      await operator.money.accounts({ query: { period: '2026-06' } })
    ).split('\r\n');
    expect(head).toBe(
      '\uFEFFNuméro;Nature;Date;Date du paiement;Client;Course;HT;Taux de TVA (%);TVA;TTC;Devise;Prestataire;Référence;Reçu rectifié',
    );
    const who = `"'=2+3; ""Martin""";${reservation.reference}`;
    expect(receipt).toMatch(
      `R-2026-000001;Reçu;2026-06-02;2026-06-02;${who};${comma(net)};10;${comma(cents - net)};${comma(cents)};EUR;Sandbox;pi_sandbox_`,
    );
    expect(note).toMatch(
      `A-2026-000001;Avoir;2026-06-02;2026-06-02;${who};-9,14;10;-0,91;-10,05;EUR;Sandbox;re_sandbox_`,
    );
    expect(note).toMatch(/;R-2026-000001$/);
    expect(end).toBe('');
  });
});

describe('the report about sales to private customers', () => {
  test('says first that it transmits nothing, then has a line for each day, day of payment and rate', async () => {
    const { total } = await bookPaidRide(api());
    const { db } = api().deps;
    // A bill that was missing is dated on the day of its issue.
    await db.deleteFrom('ride_documents').execute();
    await db.deleteFrom('document_counters').execute();
    api().clock.set('2026-06-03T08:00:00.000Z');
    await book(api(), await api().signUp('two@example.org'), { pickupAt: '2026-06-17T10:00' });
    await api()
      .database.db.transaction()
      .execute((trx) => api().jobs.send(trx, checkBillsJob, {}));
    await api().jobs.drain();
    const { money } = await asOperator();
    const text = await money.dayReport({ query: { period: '2026-06' } });
    const [said, , ...lines] = text.split('\r\n');
    expect(said).toMatch(/^\uFEFFRelevé des ventes aux particuliers, .* pas une transmission/);
    const net = Math.round(total / 1.1);
    const comma = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
    const sums = `TPS1;10;1;0;${comma(net)};${comma(total - net)};${comma(total)};EUR`;
    expect(lines).toEqual([`2026-06-03;2026-06-02;${sums}`, `2026-06-03;2026-06-03;${sums}`, '']);
  });
});

test('nobody but an operator reads any of it', async () => {
  const { money } = api().client({ token: await api().signUp() });
  for (const read of [money.list, money.sums, money.accounts, money.dayReport])
    await expect(read()).rejects.toMatchObject({ status: 403 });
});

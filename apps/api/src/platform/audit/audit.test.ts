import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const operator = async () => api().client({ token: await operatorToken(api()) });

async function readActs(subject: string, id: number | string) {
  const { data } = await (await operator()).operations.acts({ query: { subject, id: String(id) } });
  return data.map(({ act, before, after }) => ({ act, before, after }));
}

describe('the history of a ride', () => {
  test('has every step of an operator, with what was before and after, who did it and when', async () => {
    const { reservation } = await book(api(), await api().signUp());
    const params = { id: reservation.id };
    const { reservations, operations } = await operator();
    await reservations.start({ params });
    await reservations.complete({ params });
    await expect(reservations.complete({ params })).rejects.toMatchObject({ status: 409 });
    expect(await readActs('reservations', reservation.id)).toEqual([
      { act: 'reservations.complete', before: { status: 'in_progress' }, after: { status: 'completed' } },
      { act: 'reservations.start', before: { status: 'confirmed' }, after: { status: 'in_progress' } },
    ]);
    const query = { subject: 'reservations', id: String(reservation.id) };
    expect((await operations.acts({ query })).data[0]).toMatchObject({
      actorName: 'Opérateur',
      source: 'screen',
      at: '2026-06-02T08:00:00.000Z',
    });
  });

  test('has a cancellation by telephone with its refund, and none of the customer’s own', async () => {
    const token = await api().signUp();
    const [first, second] = [
      await book(api(), token),
      await book(api(), token, { pickupAt: '2026-06-12T10:00' }),
    ];
    const { reservations } = await operator();
    const params = { id: first.reservation.id };
    await reservations.cancel({ params, body: { reason: 'Appel du client' } });
    expect(await readActs('reservations', params.id)).toEqual([
      {
        act: 'reservations.cancel',
        before: { status: 'confirmed' },
        after: {
          status: 'cancelled',
          refund_cents: first.reservation.totalPrice.cents,
          reason: 'Appel du client',
        },
      },
    ]);
    const own = { id: second.reservation.id };
    await api().client({ token }).reservations.cancel({ params: own, body: {} });
    expect(await readActs('reservations', own.id)).toEqual([]);
  });

  test('has the decision on a refund request', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token);
    const { payments } = api().client({ token });
    const [payment] = (await payments.list()).data.items;
    const body = { reason: 'Le vol est annulé' };
    const { data } = await payments.refund({ params: { id: payment?.id ?? 0 }, headers: {}, body });
    await (await operator()).payments.approveRefund({ params: { id: data.id } });
    expect(await readActs('reservations', reservation.id)).toMatchObject([
      { act: 'payments.approveRefund', before: { decision: 'awaited' }, after: { decision: 'approved' } },
    ]);
  });
});

test('any other act of an operator is recorded as its call says it', async () => {
  const { site } = await operator();
  const voice = { text: { fr: 'Je suis là.' }, name: 'S. B.', role: { fr: 'Chauffeur' } };
  const body = { story: [], values: [], voice, mission: { fr: 'Rouler.' }, vision: { fr: 'Durer.' } };
  await site.saveAbout({ body });
  const refused = site.saveAbout({ body: { ...body, mission: { fr: ' ' } } });
  await expect(refused).rejects.toMatchObject({ status: 422 });
  const acts = await api().deps.db.selectFrom('acts').selectAll().where('subject', '=', 'site').execute();
  expect(acts).toMatchObject([{ act: 'site.saveAbout', before: null, after: body }]);
});

test.each([
  ['updates', sql`update acts set actor_name = 'nobody'`],
  ['deletes', sql`delete from acts`],
  ['empties', sql`truncate acts`],
])('the database refuses whoever %s what was recorded', async (_, statement) => {
  const { reservation } = await book(api(), await api().signUp());
  await (await operator()).reservations.start({ params: { id: reservation.id } });
  await expect(statement.execute(api().deps.db)).rejects.toThrow('acts are never changed');
  expect(await readActs('reservations', reservation.id)).toHaveLength(1);
});

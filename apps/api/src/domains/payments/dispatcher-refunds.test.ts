import { euros } from '@livree/contracts';
import { expect, test } from 'vitest';
import { tokenAs } from '../../testing/operator.ts';
import { bookRefundableRide, sumRefundedCents } from '../../testing/refundable-ride.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const above = { status: 409, code: 'payments.refund_above_limit' };
const reason = 'Retard du chauffeur';

test('a dispatcher gives back a configured sum of a payment, and no more in parts', async () => {
  const { params } = await bookRefundableRide(api());
  const { payments } = api().client({ token: await tokenAs(api(), 'dispatcher') });
  const refund = (cents: number) => payments.refund({ params, body: { amount: euros(cents), reason } });
  await expect(refund(10_001)).rejects.toMatchObject(above);
  await expect(payments.refund({ params, body: { reason } })).rejects.toMatchObject({
    message: expect.stringContaining('jusqu’à 100\u00a0€'),
  });
  expect((await refund(6000)).data).toMatchObject({ status: 'completed', decision: null });
  await expect(refund(4001)).rejects.toMatchObject(above);
  await refund(4000);
  expect(await sumRefundedCents(api())).toBe(10_000);
});

test('a dispatcher approves a request below that sum; one above it waits for an operator', async () => {
  const { ask, approve } = await bookRefundableRide(api());
  const { payments } = api().client({ token: await tokenAs(api(), 'dispatcher') });
  const [small, large] = [(await ask(euros(3000))).data, (await ask(euros(9000))).data];
  const params = { id: large.id };
  await expect(payments.approveRefund({ params })).rejects.toMatchObject(above);
  expect(await sumRefundedCents(api())).toBe(0);
  await approve(large.id);
  expect((await payments.refundRequests()).data.items).toMatchObject([{ request: { id: small.id } }]);
});

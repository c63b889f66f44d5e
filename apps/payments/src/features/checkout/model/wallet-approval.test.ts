import { beforeEach, expect, test } from 'vitest';
import { createWalletApproval, type WalletApproval } from './wallet-approval.ts';

const action = { kind: 'approval' as const, url: 'https://www.paypal.com/checkoutnow?token=ORDER-1' };

let approval: WalletApproval;
let submissions = 0;
beforeEach(() => {
  submissions = 0;
  approval = createWalletApproval(() => (submissions += 1));
});

test.each(['completed', 'cancelled', 'failed'] as const)(
  'a press submits, waits for the server’s order and ends %s',
  async (outcome) => {
    const order = approval.createOrder();
    expect(submissions).toBe(1);
    const awaited = approval.await(action);
    expect(await order).toBe('ORDER-1');
    approval.finish(outcome);
    expect(await awaited).toBe(outcome);
  },
);

test('a press without an order closes PayPal’s window', async () => {
  const order = approval.createOrder();
  approval.release();
  await expect(order).rejects.toThrow('The reservation was not made');
});

test('an approval without a press, or without an order, has failed: the customer did not cancel', async () => {
  expect(await approval.await(action)).toBe('failed');
  void approval.createOrder();
  expect(await approval.await({ ...action, url: '/api/sandbox/approve/1' })).toBe('failed');
});

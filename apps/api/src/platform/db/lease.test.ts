import { expect, test } from 'vitest';
import { createLease } from './lease.ts';

test('is lent in the order it was asked for, and lets the event loop turn in between', async () => {
  const lease = createLease(1000);
  const order: number[] = [];
  const release = await lease();
  const others = [1, 2, 3].map(async (number) => {
    const give = await lease();
    order.push(number);
    give();
  });
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 0);
  release();
  await Promise.all(others);
  clearInterval(ticking);
  expect(order).toEqual([1, 2, 3]);
});

test('a wait without end is an error, and does not cost the next in line its turn', async () => {
  const lease = createLease(20);
  const release = await lease();
  await expect(lease()).rejects.toThrow('No database connection became free within 20 ms');
  release();
  release();
  const next = await lease();
  await expect(lease()).rejects.toThrow('within 20 ms');
  next();
});

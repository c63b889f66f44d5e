import type { Transport, TransportRequest } from '@livree/api-client';
import { expect, test } from 'vitest';
import { comparePrices } from './compare-prices.ts';

const order: TransportRequest = {
  method: 'POST',
  path: '/reservations',
  query: new URLSearchParams(),
  headers: {},
  body: {},
  session: 'required',
  signal: undefined,
};

/** Orders a ride at 182.40 € on a page, and tells what was found wrong. */
async function orderOn(page: string, request = order, body: unknown = { data: { total_price: 182.4 } }) {
  const found: string[] = [];
  const answer = { status: 201, headers: new Headers(), body };
  const api: Transport = async () => answer;
  const compared = comparePrices(
    api,
    ({ name, message }) => void found.push(`${name}: ${message}`),
    () => page,
  );
  expect(await compared(request)).toBe(answer);
  await new Promise((resolve) => void setTimeout(resolve, 20));
  return found;
}

const wrong = ['WrongPriceError: the page did not show 18240 cents, the sum of its order'];

test('an order whose sum the page shows is right, in any language', async () => {
  expect(await orderOn('Prix total\n182,40 €\nPayer')).toEqual([]);
  expect(await orderOn('Total price\n€182.40')).toEqual([]);
});

test('an order whose sum the page does not show is reported, and made', async () => {
  expect(await orderOn('Prix total\n164,16 €\nPayer')).toEqual(wrong);
  expect(await orderOn('')).toEqual(wrong);
});

test('other calls, and refused orders, are not compared', async () => {
  expect(await orderOn('', { ...order, method: 'GET' })).toEqual([]);
  expect(await orderOn('', { ...order, path: '/reservations/3/cancel' })).toEqual([]);
  expect(await orderOn('', order, { error: { code: 'reservations.price_changed' } })).toEqual([]);
});

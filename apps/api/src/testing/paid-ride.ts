import { operatorToken } from './operator.ts';
import { book } from './rides.ts';
import type { TestApi } from './test-api.ts';

/** A new customer's paid ride, and the clients of both who may refund it. */
export async function bookPaidRide(api: TestApi) {
  const token = await api.signUp();
  const { reservation, payment } = await book(api, token);
  return {
    token,
    customer: api.client({ token }),
    operator: api.client({ token: await operatorToken(api) }),
    reservation,
    /** Of the calls about its payment. */
    params: { id: payment?.id ?? 0 },
    total: reservation.totalPrice.cents,
  };
}

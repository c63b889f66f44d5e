import { ApiError, send, type Transport } from '@livree/api-client';
import { fleetRoutes, reservationRoutes } from '@livree/contracts';

/** What a tester is told of one call: milliseconds, or the status and code of its refusal. */
export type Finding = { readonly isGood: boolean; readonly text: string };

async function timed(call: () => Promise<unknown>): Promise<Finding> {
  const began = performance.now();
  const took = () => `${Math.round(performance.now() - began)} ms`;
  try {
    await call();
    return { isGood: true, text: took() };
  } catch (error) {
    const what = error instanceof ApiError ? `${error.status} ${error.code}` : String(error);
    return { isGood: false, text: `${what}, ${took()}` };
  }
}

/** Whether the API can be reached at all, without a session. */
export const findConnection = (api: Transport): Promise<Finding> =>
  timed(() => send(api, fleetRoutes.list, { query: { perPage: 1 } }));

/** Whether it answers this customer. */
export const findReservations = (api: Transport): Promise<Finding> =>
  timed(() => send(api, reservationRoutes.list, { query: { perPage: 5 } }));

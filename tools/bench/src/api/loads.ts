import { randomUUID } from 'node:crypto';
import { fleetRoutes, pricingRoutes, reservationRoutes, siteRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { LoadRequest } from 'autocannon';
import type { Engine } from './engine.ts';
import { quoteBody } from './rides.ts';

const json = { 'content-type': 'application/json' };

/** A call of a reservation as one of the customers, each time with a key of its own. */
export function bookingHeaders(token: string): Record<string, string> {
  return { ...json, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
}

/** What is asked again and again of an engine, by name. */
export const loads: Readonly<Record<string, (engine: Engine) => () => LoadRequest>> = {
  vehicles: () => () => ({ method: 'GET', path: `${fleetRoutes.list.path}?per_page=12` }),
  config: () => () => ({ method: 'GET', path: siteRoutes.config.path }),
  quote: ({ vehicleId }) => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const body = JSON.stringify(z.encode(pricingRoutes.quote.body, quoteBody(vehicleId, `${inAWeek}T10:00`)));
    return () => ({ method: 'POST', path: pricingRoutes.quote.path, headers: json, body });
  },
  reservations: ({ tokens, rides }) => {
    let count = 0;
    return () => ({
      method: 'POST',
      path: reservationRoutes.create.path,
      headers: bookingHeaders(tokens[(count += 1) % tokens.length] ?? ''),
      body: rides.next().value,
    });
  },
};

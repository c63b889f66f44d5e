import { randomUUID } from 'node:crypto';
import { fleetRoutes, pricingRoutes, reservationRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { LoadRequest } from 'autocannon';
import type { Prepared } from './engine.ts';

const json = { 'content-type': 'application/json' };

/** A call of a reservation as one of the customers, each time with a key of its own. */
export function bookingHeaders(token: string, key: string = randomUUID()): Record<string, string> {
  return { ...json, authorization: `Bearer ${token}`, 'idempotency-key': key };
}

export const loadNames = ['vehicles', 'calculate', 'reserve'] as const;
export type LoadName = (typeof loadNames)[number];

/** The requests that a load repeats against our API. */
export const ourLoads: Readonly<Record<LoadName, (prepared: Prepared) => () => LoadRequest>> = {
  vehicles: () => () => ({ method: 'GET', path: `${fleetRoutes.list.path}?per_page=12` }),
  calculate: ({ vehicleIds }) => {
    const body = JSON.stringify(
      z.encode(pricingRoutes.calculate.body, {
        departure: 'Gare de Lyon, Paris',
        destination: 'Aéroport Paris-Charles de Gaulle',
        distance: 31.2,
        duration: 45,
        vehicleId: vehicleIds[0],
        stops: 1,
        roundTrip: false,
      }),
    );
    return () => ({ method: 'POST', path: pricingRoutes.calculate.path, headers: json, body });
  },
  reserve: ({ tokens, rides }) => {
    let count = 0;
    return () => ({
      method: 'POST',
      path: reservationRoutes.create.path,
      headers: bookingHeaders(tokens[(count += 1) % tokens.length] ?? ''),
      body: rides.next().value,
    });
  },
};

/** The same requests for the bare handlers: as large, and never parsed. */
export function bareLoad(name: LoadName, ours: () => LoadRequest): () => LoadRequest {
  return () => ({ ...ours(), path: `/${name}` });
}

import type { Quote } from '@livree/contracts';
import { useQuery, useQueryClient, useSession, useShell } from '@livree/platform';
import { findPlaces } from '@livree/rides/arrivals';
import { useState } from 'react';
import { pickupAt, returnAt } from '../../trip/trip.ts';
import type { Booking } from '../../wizard/booking.ts';
import { checkFlight } from './api/check-flight.ts';
import { ridesAroundQuery } from './api/rides-around-query.ts';
import { type Doubt, nameDoubt } from './model/doubt.ts';
import { findContactDoubts, findRideDoubts } from './model/find-doubts.ts';
import { findFlightDoubts, findFlights } from './model/find-flight.ts';

export interface Doubts {
  /** What the customer is asked about in a step now. */
  readonly open: { readonly step: number; readonly doubts: readonly Doubt[] };
  /** Whether the customer may go on: there is no doubt, or each was asked about before. */
  confirm(booking: Booking, step: number, quote: Quote | undefined): Promise<boolean>;
  readonly forget: () => void;
}

const nothing: Doubts['open'] = { step: 0, doubts: [] };

/**
 * Asks once about what is probably not meant. Going on again confirms it: a doubt never keeps anybody.
 * The customer's rides around the chosen day are read ahead, so that the press need not wait.
 */
export function useDoubts({ trip }: Booking, shownStep: number): Doubts {
  const { api, config } = useShell();
  const queries = useQueryClient();
  const isCustomer = useSession().status === 'signed-in';
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Doubts['open']>(nothing);

  const chosenDay = pickupAt(trip)?.slice(0, 10) ?? '';
  useQuery({
    ...ridesAroundQuery(api, chosenDay),
    enabled: isCustomer && shownStep === 2 && chosenDay !== '',
  });

  async function findOthers(day: string) {
    if (!isCustomer) return [];
    // Without an answer there is no doubt.
    return queries.fetchQuery(ridesAroundQuery(api, day)).catch(() => []);
  }

  async function findFlightDoubt(booking: Booking, quote: Quote | undefined): Promise<Doubt[]> {
    if (!config.flights || !quote) return [];
    const checks = findFlights(booking, findPlaces(quote)).map(async ({ about, body }) => {
      // Without an answer there is no doubt.
      const check = await checkFlight(api, body).catch(() => null);
      return check ? findFlightDoubts(about, body.flightNumber, check) : [];
    });
    return (await Promise.all(checks)).flat();
  }

  async function find(booking: Booking, step: number, quote: Quote | undefined): Promise<Doubt[]> {
    if (step === 3) return findContactDoubts(booking);
    const at = pickupAt(booking.trip);
    if (step !== 2 || at === null) return [];
    const [others, flight] = await Promise.all([
      findOthers(at.slice(0, 10)),
      findFlightDoubt(booking, quote),
    ]);
    const plan = { pickupAt: at, returnAt: returnAt(booking.trip), quote, others };
    return [...findRideDoubts(plan), ...flight];
  }

  async function confirm(booking: Booking, step: number, quote: Quote | undefined): Promise<boolean> {
    const found = await find(booking, step, quote);
    const fresh = found.filter((doubt) => !asked.has(nameDoubt(doubt)));
    setOpen(fresh.length === 0 ? nothing : { step, doubts: found });
    setAsked(new Set([...asked, ...found.map(nameDoubt)]));
    return fresh.length === 0;
  }
  return { open, confirm, forget: () => setOpen(nothing) };
}

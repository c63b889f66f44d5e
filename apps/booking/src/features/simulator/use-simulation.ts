import { ApiError } from '@livree/api-client';
import type { Quote } from '@livree/contracts';
import { useLanguage, useQuery, useQueryClient, useShell } from '@livree/platform';
import { useRef, useState } from 'react';
import { isRideFault, readQuoteFaults } from '../../quotes/quote-faults.ts';
import { quoteQuery } from '../../quotes/quote-query.ts';
import { quoteRequest } from '../../quotes/quote-request.ts';
import { simulationProblems, type Problem } from '../../trip/trip-rules.ts';
import type { TripDraft } from '../../trip/trip.ts';
import { tariffsQuery } from './api/tariffs-query.ts';
import { localEstimate, type Estimate } from './model/local-estimate.ts';
import type { OfferedVehicle } from './model/offered-vehicle.ts';
import type { RouteState } from './use-route.ts';

export type Simulation =
  | { readonly status: 'idle' | 'calculating' }
  | {
      readonly status: 'invalid';
      readonly problems: readonly Problem[];
      /** What the server refuses, by field. */
      readonly faults: ReadonlyMap<string, string>;
    }
  | { readonly status: 'quoted'; readonly quote: Quote }
  /** The server refuses the trip, or does not answer: then a local estimate replaces its price, if possible. */
  | { readonly status: 'failed'; readonly reason: string; readonly estimate: Estimate | null };

interface Asked {
  trip: TripDraft;
  vehicle: OfferedVehicle | undefined;
  route: RouteState;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The estimate: requested by a press, cleared when a field changes. */
export function useSimulation() {
  const { api, clock, config, telemetry } = useShell();
  const queries = useQueryClient();
  const language = useLanguage();
  const tariffs = useQuery(tariffsQuery(api));
  const [simulation, setSimulation] = useState<Simulation>({ status: 'idle' });
  /** Counts the requests, so that the answer to an earlier one is not shown. */
  const turn = useRef(0);

  async function estimate({ trip, vehicle, route }: Asked): Promise<void> {
    const frame = { now: clock.now(), timeZone: config.timezone };
    const problems = simulationProblems(trip, vehicle?.id ?? null, frame);
    if (problems.length > 0 || vehicle === undefined)
      return setSimulation({ status: 'invalid', problems, faults: new Map() });
    setSimulation({ status: 'calculating' });
    const asked = (turn.current += 1);
    const answer = (found: Simulation): void => {
      if (turn.current === asked) setSimulation(found);
    };
    const request = quoteRequest({ serviceType: null, plan: null, vehicleId: vehicle.id, trip, extras: [] });
    try {
      const quote = await queries.fetchQuery(quoteQuery(api, request, language));
      answer({ status: 'quoted', quote });
    } catch (error) {
      // A request that was given up has another error.
      if (error instanceof ApiError && isRideFault(error)) telemetry.error(error, { where: 'estimate' });
      const faults = readQuoteFaults(error);
      if (faults.size > 0) return answer({ status: 'invalid', problems: [], faults });
      const known = route.status === 'ready' ? route.route : null;
      answer({
        status: 'failed',
        reason: error instanceof Error ? error.message : '',
        estimate: isRefusal(error)
          ? null
          : localEstimate({
              request,
              vehicle,
              route: known,
              tariff: config.tariff,
              tariffs: tariffs.data ?? [],
            }),
      });
    }
  }

  function reset(): void {
    turn.current += 1;
    setSimulation({ status: 'idle' });
  }
  return { simulation, estimate, reset };
}

import type { TotalsRequest, VehicleTotal } from '@livree/contracts';
import { keepPreviousData, useLanguage, useQuery, useShell } from '@livree/platform';
import { totalsQuery } from './totals-query.ts';

export interface TotalsState {
  /** By vehicle; empty while nothing is known. */
  readonly totals: ReadonlyMap<number, VehicleTotal>;
  /** The journey is known, its first prices are not. */
  readonly isPending: boolean;
  readonly error: Error | null;
  retry(): void;
}

const none: TotalsState['totals'] = new Map();

/** The price of a journey with every vehicle, in one call. */
export function useTotals(request: TotalsRequest | null): TotalsState {
  const shell = useShell();
  const language = useLanguage();
  const query = useQuery({
    ...totalsQuery(shell.api, request, language),
    placeholderData: keepPreviousData,
    select: ({ vehicles }): TotalsState['totals'] =>
      new Map(vehicles.map((total) => [total.vehicleId, total])),
  });
  return {
    totals: (request === null ? undefined : query.data) ?? none,
    isPending: request !== null && query.isPending,
    error: request === null ? null : query.error,
    retry: () => void query.refetch(),
  };
}

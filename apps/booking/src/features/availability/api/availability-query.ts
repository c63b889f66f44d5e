import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { queryKey, queryOptions } from '@livree/platform';

export interface Period {
  readonly vehicleId: number;
  readonly pickupAt: string;
  readonly returnAt: string | null;
  readonly pickupAddress: string | null;
  /** How long the first drive or the hire takes; null if that is unknown. */
  readonly durationSeconds: number | null;
}

/** Whether a vehicle is free; requested again on every visit to the step, because others book too. */
export function availabilityQuery(api: Transport, period: Period | null, language: Language) {
  return queryOptions({
    queryKey: queryKey('booking', 'availability', period, language),
    queryFn: async ({ signal }): Promise<boolean> => {
      if (period === null) throw new Error('availability needs a period');
      return (await send(api, reservationRoutes.checkAvailability, { body: period }, { signal })).available;
    },
    enabled: period !== null,
    staleTime: 0,
  });
}

import { z } from '@livree/contracts/schema';
import { traceCall } from '../../../platform/telemetry/trace-call.ts';
import type { FlightProvider } from '../model/flight-provider.ts';
import { type AeroDataBoxOptions, callAeroDataBox } from './client.ts';
import { chooseLeg, flightItem } from './flight-item.ts';

const items = z.array(flightItem);
const subscription = z.object({ id: z.string() });
const service = 'aerodatabox';

/**
 * Flights from AeroDataBox: asked for by number and day of landing, and, with an address for notices, watched by number.
 * @param noticeUrl where AeroDataBox tells of changes; null if it cannot
 */
export const createAeroDataBoxFlights = (
  options: AeroDataBoxOptions,
  noticeUrl: string | null,
): FlightProvider => ({
  name: 'AeroDataBox',
  isSandbox: false,
  async find(query) {
    const call = {
      method: 'GET',
      path: `/flights/number/${encodeURIComponent(query.number)}/${query.date}`,
      query: { dateLocalRole: 'Arrival', withAircraftImage: 'false', withLocation: 'false' },
    } as const;
    const found = await traceCall(service, 'find flight', () => callAeroDataBox(options, call, items));
    return chooseLeg(found ?? [], query);
  },
  async watch(number) {
    if (noticeUrl === null) return null;
    const call = {
      method: 'POST',
      path: `/subscriptions/webhook/FlightByNumber/${encodeURIComponent(number)}`,
      query: { useCredits: 'true' },
      body: { url: noticeUrl, maxDeliveryRetries: 2 },
    } as const;
    const made = await traceCall(service, 'watch flight', () => callAeroDataBox(options, call, subscription));
    return made?.id ?? null;
  },
  async unwatch(watchId) {
    const call = {
      method: 'DELETE',
      path: `/subscriptions/webhook/${encodeURIComponent(watchId)}`,
    } as const;
    await traceCall(service, 'unwatch flight', () => callAeroDataBox(options, call, z.unknown()));
  },
});

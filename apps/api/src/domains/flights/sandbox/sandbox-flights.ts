import type { Clock } from '../../../platform/clock.ts';
import type { FlightProvider } from '../model/flight-provider.ts';
import type { FlightReport } from '../model/flight-report.ts';
import { findOrigin, findScript } from './scripts.ts';

const minute = 60_000;
/** Sandbox flights take two hours. */
const flown = 120 * minute;

/**
 * Invents flights for demonstrations and tests. Each lands an hour before the pickup for which it is asked; the last
 * three digits of its number say what happens to it.
 */
export const createSandboxFlights = ({ clock }: { readonly clock: Clock }): FlightProvider => ({
  name: 'sandbox',
  isSandbox: true,
  find({ number, airport, pickupAt, seenAt }): Promise<FlightReport | null> {
    const { late, before, ends } = findScript(number);
    const scheduledAt = seenAt ?? new Date(pickupAt.getTime() - before * minute);
    const expectedAt = new Date(scheduledAt.getTime() + late * minute);
    const found = {
      airport: ends === 'elsewhere' ? (airport === 'ORY' ? 'CDG' : 'ORY') : airport,
      from: findOrigin(number),
      scheduledAt,
      expectedAt,
    };
    const state = ends === 'cancelled' || ends === 'diverted' ? ends : findState(expectedAt, clock.now());
    return Promise.resolve(ends === 'unknown' ? null : { ...found, state });
  },
  watch: () => Promise.resolve(null),
  unwatch: () => Promise.resolve(),
});

function findState(landing: Date, now: Date): 'scheduled' | 'airborne' | 'landed' {
  const left = landing.getTime() - now.getTime();
  if (left <= 0) return 'landed';
  return left <= flown ? 'airborne' : 'scheduled';
}

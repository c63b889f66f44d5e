import type { Clock } from '../../../platform/clock.ts';
import { instantAt } from '../../../platform/local-time.ts';
import type { FlightProvider } from '../model/flight-provider.ts';
import type { FlightQuery, FlightReport } from '../model/flight-report.ts';
import { findOrigin, findScript, type Script } from './scripts.ts';

const minute = 60_000;
/** Sandbox flights take two hours. */
const flown = 120 * minute;
/** From the landing of most of them to the pickup. */
const usualGap = 60 * minute;

/**
 * Invents flights for demonstrations and tests. Each lands an hour before the pickup for which it is asked, or at its
 * own hour; the last three digits of its number say what happens to it.
 */
export const createSandboxFlights = ({ clock }: { readonly clock: Clock }): FlightProvider => ({
  name: 'sandbox',
  isSandbox: true,
  find(query): Promise<FlightReport | null> {
    const { number, airport } = query;
    const { late = 0, lands, ends } = findScript(number);
    const scheduledAt = query.seenAt ?? planLanding(query, lands);
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

function planLanding({ date, timeZone, pickupAt }: FlightQuery, lands: Script['lands']): Date {
  const own = lands === undefined ? null : instantAt(`${date}T${lands}`, timeZone);
  return own ?? new Date(pickupAt.getTime() - usualGap);
}

function findState(landing: Date, now: Date): 'scheduled' | 'airborne' | 'landed' {
  const left = landing.getTime() - now.getTime();
  if (left <= 0) return 'landed';
  return left <= flown ? 'airborne' : 'scheduled';
}

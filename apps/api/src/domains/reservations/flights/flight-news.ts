import type { FlightState } from '@livree/contracts';
import type { FlightReport } from '../../flights/index.ts';
import type { FlightAttention } from './flights.tables.ts';

export interface FlightNews {
  readonly state: FlightState;
  /** The report of a flight that lands where it is awaited; null without one to follow. */
  readonly landing: FlightReport | null;
  readonly attention: FlightAttention | null;
}

/** A flight that is still unknown this long before its pickup is worth a look. */
const lastDay = 24 * 3_600_000;

/** What a report means for a ride from an airport: a flight that lands at another one is diverted for it. */
export function findFlightNews(
  report: FlightReport | null,
  awaited: { readonly airport: string | null; readonly pickup: Date; readonly now: Date },
): FlightNews {
  if (!report) {
    const isClose = awaited.pickup.getTime() - awaited.now.getTime() < lastDay;
    return { state: 'unknown', landing: null, attention: isClose ? 'unknown' : null };
  }
  if (report.state === 'cancelled') return { state: 'cancelled', landing: null, attention: 'cancelled' };
  const isElsewhere =
    report.airport !== null && awaited.airport !== null && report.airport !== awaited.airport;
  if (report.state === 'diverted' || isElsewhere)
    return { state: 'diverted', landing: null, attention: 'diverted' };
  return { state: report.state, landing: report, attention: null };
}

import type { Deps } from '../../../deps.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import {
  calculateWayOut,
  type FlightProvider,
  type FlightReport,
  FlightsError,
} from '../../flights/index.ts';
import { readQuote } from '../model/stored-quote.ts';
import { lockReservation, type Reservation, reservationById } from '../reservations.repository.ts';
import { announceFlightNews } from './announce-flight-news.ts';
import { findFlightNews, type FlightNews } from './flight-news.ts';
import { movePickup } from './move-pickup.ts';
import { findNextCheck } from './next-check.ts';
import { findGap, findPickup } from './pickup-after-landing.ts';
import { flightsOfRides, postponeCheck, type RideFlight, saveRideFlight } from './ride-flights.repository.ts';
import { findBookedPickup, findFlightDate, isCurrent, isFollowed } from './tracking.ts';
import { watchFlight } from './watch-flights.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs' | 'log'>;

const afterFailure = 5 * 60_000;

/**
 * Looks at the flight of a ride: keeps what its source reports, moves the pickup with the landing if the vehicle is free
 * then, and tells the customer, or the operator if it is not. Repeatable: the same report changes nothing.
 */
export async function followFlight(
  deps: Dependencies,
  provider: FlightProvider,
  reservationId: number,
): Promise<void> {
  const { db, clock, log } = deps;
  const row = await reservationById(db, reservationId);
  if (!row || row.status !== 'confirmed' || row.flight_number === null || !isFollowed(deps, row)) return;
  const flight = (await flightsOfRides(db, [row.id])).get(row.id);
  const pickupAt = findBookedPickup(row, flight);
  const [number, date] = [row.flight_number, findFlightDate(row, pickupAt)];
  const isSame = flight?.number === number && flight.date === date;
  const query = {
    number,
    date,
    airport: readQuote(row).pickup?.airport ?? null,
    timeZone: row.time_zone,
    pickupAt,
    seenAt: isSame ? flight.scheduled_at : null,
  };
  try {
    const report = await provider.find(query);
    await retryConflicts(() =>
      db.transaction().execute((trx) => applyReport(trx, deps, { provider, seen: row, report })),
    );
    if (report) await watchFlight(deps, provider, { number, at: report.scheduledAt });
  } catch (error) {
    if (!(error instanceof FlightsError)) throw error;
    log.warn({ err: error }, 'the source of flights failed');
    await postponeCheck(db, row.id, new Date(clock.now().getTime() + afterFailure));
  }
}

interface Reported {
  readonly provider: FlightProvider;
  /** The ride for which the source was asked. */
  readonly seen: Reservation;
  readonly report: FlightReport | null;
}

async function applyReport(trx: Connection, deps: Dependencies, reported: Reported): Promise<void> {
  const { provider, seen, report } = reported;
  const row = await lockReservation(trx, seen.id);
  // Somebody changed the ride meanwhile: it is looked at again.
  if (row?.status !== 'confirmed' || row.updated_at.getTime() !== seen.updated_at.getTime()) return;
  const now = deps.clock.now();
  const known = (await flightsOfRides(trx, [row.id])).get(row.id);
  const before = known && isCurrent(known, row) ? known : undefined;
  const airport = readQuote(row).pickup?.airport ?? null;
  const news = findFlightNews(report, { airport, pickup: row.pickup_at, now });
  const next = followLanding(deps, { row, before, news });
  const isMoving = next.pickup.getTime() !== row.pickup_at.getTime();
  const isMoved = isMoving && (await movePickup(trx, deps, { row, pickup: next.pickup }));
  const attention = isMoving && !isMoved ? 'stuck' : news.attention;
  const flight: RideFlight = {
    reservation_id: row.id,
    number: row.flight_number ?? '',
    date: findFlightDate(row, findBookedPickup(row, known)),
    source: provider.name,
    is_sandbox: provider.isSandbox,
    state: news.state,
    airport: report?.airport ?? null,
    origin_country: report?.from ?? null,
    scheduled_at: report?.scheduledAt ?? null,
    expected_at: report?.expectedAt ?? null,
    gap_seconds: next.gap === null ? null : next.gap / 1000,
    booked_pickup_at: before?.booked_pickup_at ?? row.pickup_at,
    pickup_at: isMoved ? next.pickup : row.pickup_at,
    attention,
    attention_since: attention === null ? null : (sameSince(before, attention) ?? now),
    checked_at: now,
    check_after: findNextCheck(news.state, report?.expectedAt ?? row.pickup_at, now),
  };
  await saveRideFlight(trx, flight);
  await announceFlightNews(trx, deps, { row, before, flight, isMoved });
}

const sameSince = (before: RideFlight | undefined, attention: RideFlight['attention']): Date | null =>
  before?.attention === attention ? before.attention_since : null;

interface Followed {
  readonly row: Reservation;
  readonly before: RideFlight | undefined;
  readonly news: FlightNews;
}

/** The pickup that the landing asks for; the present one where there is no landing to follow. */
function followLanding({ clock, config }: Dependencies, { row, before, news }: Followed) {
  const { landing } = news;
  if (!landing) return { pickup: row.pickup_at, gap: toMilliseconds(before) };
  const gap = toMilliseconds(before) ?? findGap(row.pickup_at, landing, calculateWayOut(config, landing));
  const moment = { expectedAt: landing.expectedAt, gap, now: clock.now() };
  return { pickup: findPickup(row.pickup_at, moment), gap };
}

const toMilliseconds = (flight: RideFlight | undefined): number | null =>
  flight?.gap_seconds == null ? null : flight.gap_seconds * 1000;

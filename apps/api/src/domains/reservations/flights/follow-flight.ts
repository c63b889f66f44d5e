import type { Deps } from '../../../deps.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import {
  calculateWayOut,
  type FlightProvider,
  type FlightReport,
  FlightsError,
} from '../../flights/index.ts';
import { lockReservation, type Reservation, reservationById } from '../reservations.repository.ts';
import { announceFlightNews } from './announce-flight-news.ts';
import { findFlightNews, type FlightNews } from './flight-news.ts';
import { movePickup } from './move-pickup.ts';
import { findNextCheck } from './next-check.ts';
import { findGap, findPickup } from './pickup-after-landing.ts';
import {
  flightsOfRides,
  type LegOfRide,
  postponeCheck,
  type RideFlight,
  saveRideFlight,
} from './ride-flights.repository.ts';
import {
  findBookedPickup,
  findFlightDate,
  findFollowedLeg,
  type FlownLeg,
  isAhead,
  isCurrent,
} from './tracking.ts';
import { watchFlight } from './watch-flights.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs' | 'log'>;

const afterFailure = 5 * 60_000;

/**
 * Looks at the flight of a way of a ride: keeps what its source reports, moves the pickup with the landing if the vehicle is
 * free then, and tells the customer, or the operator if it is not. Repeatable: the same report changes nothing.
 */
export async function followFlight(
  deps: Dependencies,
  provider: FlightProvider,
  followed: LegOfRide,
): Promise<void> {
  const { db, clock, log } = deps;
  const row = await reservationById(db, followed.reservationId);
  const leg = row && findFollowedLeg(deps, row, followed.leg);
  if (!row || !leg) return;
  const flight = (await flightsOfRides(db, [row.id])).get(row.id)?.[leg.name];
  if (!isAhead(row, leg, { flight, now: clock.now() })) return;
  const pickupAt = findBookedPickup(leg, flight);
  const { number, airport, timeZone } = leg;
  const date = findFlightDate(leg, pickupAt);
  const isSame = flight?.number === number && flight.date === date;
  const seenAt = isSame ? flight.scheduled_at : null;
  try {
    const report = await provider.find({ number, date, airport, timeZone, pickupAt, seenAt });
    await retryConflicts(() =>
      db.transaction().execute((trx) => applyReport(trx, deps, { provider, seen: row, leg, report })),
    );
    if (report) await watchFlight(deps, provider, { number, at: report.scheduledAt });
  } catch (error) {
    if (!(error instanceof FlightsError)) throw error;
    log.warn({ err: error }, 'the source of flights failed');
    await postponeCheck(db, followed, new Date(clock.now().getTime() + afterFailure));
  }
}

interface Reported {
  readonly provider: FlightProvider;
  /** The ride for which the source was asked. */
  readonly seen: Reservation;
  readonly leg: FlownLeg;
  readonly report: FlightReport | null;
}

async function applyReport(trx: Connection, deps: Dependencies, reported: Reported): Promise<void> {
  const { provider, seen, leg, report } = reported;
  const row = await lockReservation(trx, seen.id);
  // Somebody changed the ride meanwhile: it is looked at again.
  if (row?.status !== seen.status || row.updated_at.getTime() !== seen.updated_at.getTime()) return;
  const now = deps.clock.now();
  const known = (await flightsOfRides(trx, [row.id])).get(row.id)?.[leg.name];
  const before = known && isCurrent(known, leg) ? known : undefined;
  const news = findFlightNews(report, { airport: leg.airport, pickup: leg.pickupAt, now });
  const next = followLanding(deps, { leg, before, news });
  const isMoving = next.pickup.getTime() !== leg.pickupAt.getTime();
  const isMoved = isMoving && (await movePickup(trx, deps, { row, leg: leg.name, pickup: next.pickup }));
  const attention = isMoving && !isMoved ? 'stuck' : news.attention;
  const flight: RideFlight = {
    reservation_id: row.id,
    number: leg.number,
    date: findFlightDate(leg, findBookedPickup(leg, known)),
    source: provider.name,
    is_sandbox: provider.isSandbox,
    state: news.state,
    airport: report?.airport ?? null,
    origin_country: report?.from ?? null,
    scheduled_at: report?.scheduledAt ?? null,
    expected_at: report?.expectedAt ?? null,
    gap_seconds: next.gap === null ? null : next.gap / 1000,
    booked_pickup_at: before?.booked_pickup_at ?? leg.pickupAt,
    pickup_at: isMoved ? next.pickup : leg.pickupAt,
    attention,
    attention_since: attention === null ? null : (sameSince(before, attention) ?? now),
    checked_at: now,
    check_after: findNextCheck(news.state, report?.expectedAt ?? leg.pickupAt, now),
  };
  await saveRideFlight(trx, leg.name, flight);
  await announceFlightNews(trx, deps, { row, leg, before, flight, isMoved });
}

const sameSince = (before: RideFlight | undefined, attention: RideFlight['attention']): Date | null =>
  before?.attention === attention ? before.attention_since : null;

interface Followed {
  readonly leg: FlownLeg;
  readonly before: RideFlight | undefined;
  readonly news: FlightNews;
}

/** The pickup that the landing asks for; the present one where there is no landing to follow. */
function followLanding({ clock, config }: Dependencies, { leg, before, news }: Followed) {
  const { landing } = news;
  const { pickupAt } = leg;
  if (!landing) return { pickup: pickupAt, gap: toMilliseconds(before) };
  const gap = toMilliseconds(before) ?? findGap(pickupAt, landing, calculateWayOut(config, landing));
  const moment = { expectedAt: landing.expectedAt, gap, now: clock.now() };
  return { pickup: findPickup(pickupAt, moment), gap };
}

const toMilliseconds = (flight: RideFlight | undefined): number | null =>
  flight?.gap_seconds == null ? null : flight.gap_seconds * 1000;

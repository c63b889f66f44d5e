import type { Deps } from '../../../deps.ts';
import { recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { announceFlightMove } from '../commands/announce.ts';
import { flightMailJob } from '../reservations.jobs.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { Leg } from './legs.ts';
import { findLanding } from './present-flight.ts';
import { addFlightMove, type RideFlight } from './ride-flights.repository.ts';

interface News {
  /** The ride before its pickup moved. */
  readonly row: Reservation;
  readonly leg: Leg;
  readonly before: RideFlight | undefined;
  readonly flight: RideFlight;
  readonly isMoved: boolean;
}

/** Records and announces what is new about the flight of a ride; nothing for a report that changes nothing. */
export async function announceFlightNews(
  trx: Connection,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { row, leg, before, flight, isMoved }: News,
): Promise<void> {
  const isStranded = flight.attention !== null && flight.attention !== before?.attention;
  if (!isMoved && !isStranded) return;
  const now = clock.now();
  const landing = findLanding(flight);
  const wallClock = (at: Date) => localTime(at, row.time_zone);
  const named = (at: Date) => ({ [leg.name === 'return' ? 'return_at' : 'pickup_at']: wallClock(at) });
  await recordAct(trx, {
    actor: { id: 0, name: flight.source ?? '', source: 'provider' },
    at: now,
    act: isMoved ? 'flights.follow' : 'flights.report',
    subject: 'reservations',
    subjectId: row.id,
    before: named(leg.pickupAt),
    after: {
      ...named(flight.pickup_at),
      flight: flight.number,
      flight_state: flight.attention ?? flight.state,
      landing_at: landing && wallClock(landing),
    },
  });
  const reservationId = row.id;
  if (isMoved) {
    await addFlightMove(trx, {
      reservation_id: row.id,
      leg: leg.name,
      previous_pickup_at: leg.pickupAt,
      pickup_at: flight.pickup_at,
      total_cents: row.total_cents,
      moved_at: now,
    });
    const move = { reservationId, leg: leg.name, previousAt: leg.pickupAt.toISOString() };
    await announceFlightMove(trx, { jobs }, move);
  } else if (flight.attention !== null && flight.attention !== 'unknown')
    await jobs.send(trx, flightMailJob, {
      reservationId,
      leg: leg.name,
      news: flight.attention,
      previousAt: null,
    });
}

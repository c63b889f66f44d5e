import { type Language, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { vehicleName } from '@livree/i18n';
import type { RefundStep } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { vehiclesByIds } from '../../fleet/index.ts';
import { transactionsOfReservations } from '../../payments/index.ts';
import { cancellationState } from '../model/cancellation-state.ts';
import { readStops } from '../model/kept-quote.ts';
import { refundsAhead } from '../reservations.policy.ts';
import type { Reservation } from '../reservations.repository.ts';

/** The facts about a ride in its documents. */
export type RideFacts = {
  readonly language: Language;
  readonly reference: string;
  readonly status: Reservation['status'];
  readonly clientName: string;
  readonly clientPhone: string | null;
  readonly bookedAt: Date;
  readonly changedAt: Date;
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  readonly timeZone: string;
  /** From departure to destination. */
  readonly addresses: readonly string[];
  readonly vehicle: string;
  readonly passengers: number;
  readonly durationSeconds: number | null;
  readonly totalCents: number;
  /** The refunds of a cancellation, and until when. */
  readonly refunds: readonly RefundStep[];
};

export async function rideFacts({ db }: Pick<Deps, 'db'>, row: Reservation): Promise<RideFacts> {
  const [vehicle] = await vehiclesByIds(db, [row.vehicle_id]);
  const language = z.parse(languageSchema, row.language);
  return {
    language,
    reference: row.reference,
    status: row.status,
    clientName: row.client_name,
    clientPhone: row.client_phone,
    bookedAt: row.created_at,
    changedAt: row.updated_at,
    pickupAt: row.pickup_at,
    returnAt: row.return_at,
    timeZone: row.time_zone,
    addresses: [row.pickup_address, ...readStops(row), row.destination_address],
    vehicle: vehicle ? vehicleName(vehicle, language) : '',
    passengers: row.passengers_count,
    durationSeconds: row.duration_seconds,
    totalCents: row.total_cents,
    refunds: refundsAhead(cancellationState(row, await transactionsOfReservations(db, [row.id]))),
  };
}

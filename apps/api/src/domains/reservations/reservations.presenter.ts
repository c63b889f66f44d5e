import {
  type FollowedFlight,
  type Language,
  type Reservation as ReservationAnswer,
  euros,
  extraChoice,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { localTime } from '../../platform/local-time.ts';
import type { Transaction } from '../payments/index.ts';
import { presentDrive, presentPlaces } from '../pricing/index.ts';
import type { Chauffeur } from './dispatch/chauffeur.ts';
import { cancellationState } from './model/cancellation-state.ts';
import { newestPayment, paymentStatus, takenPayment } from './model/payment-standing.ts';
import { readChildAges, readChildSeats, readQuote, readStops } from './model/stored-quote.ts';
import { readTraveller } from './model/traveller.ts';
import { cancellationVerdict, refundsAhead } from './reservations.policy.ts';
import type { Reservation } from './reservations.repository.ts';

export interface PresentedWith {
  readonly vehicle: ReservationAnswer['vehicle'];
  readonly transactions: readonly Transaction[];
  readonly chauffeur: Chauffeur | null;
  readonly flights: {
    readonly flight: FollowedFlight | null;
    readonly returnFlight: FollowedFlight | null;
  };
  readonly language: Language;
  readonly now: Date;
}

/** A reservation as its customer sees it. */
export function presentReservation(row: Reservation, presented: PresentedWith): ReservationAnswer {
  const { vehicle, transactions, now } = presented;
  const quote = readQuote(row);
  const payment = takenPayment(transactions) ?? newestPayment(transactions);
  const state = cancellationState(row, transactions);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    vehicleId: row.vehicle_id,
    vehicle,
    ...presentRide(row, presented.language),
    passengers: row.passengers_count,
    specialRequests: row.special_requests,
    extras: z.parse(z.array(extraChoice), quote.extras),
    ...presentNeeds(row),
    ...presented.flights,
    chauffeur: presented.chauffeur,
    totalPrice: euros(row.total_cents),
    lines: quote.lines,
    clientName: row.client_name,
    clientEmail: row.client_email,
    clientPhone: row.client_phone,
    paymentProvider: payment?.method ?? null,
    paymentIntentId: payment?.provider_reference ?? null,
    paymentStatus: paymentStatus(row, transactions),
    holdExpiresAt: row.hold_expires_at?.toISOString() ?? null,
    canCancel: cancellationVerdict(state, now).verdict === 'allowed',
    cancellationReason: row.cancellation_reason,
    refunds: transactions.filter(({ type }) => type !== 'payment').map(presentRefund),
    refundSchedule: refundsAhead(state).map(({ until, cents, channel }) => ({
      until: until.toISOString(),
      amount: euros(cents),
      channel,
    })),
    termsVersion: row.terms_version,
    createdAt: row.created_at.toISOString(),
  };
}

/** What the ride needs besides its route and seats. */
export function presentNeeds(row: Reservation) {
  const quote = readQuote(row);
  const { hire, freeWaiting, returnWaiting } = quote;
  return {
    bags: row.bags_count,
    flightNumber: row.flight_number,
    flightDate: row.flight_date,
    trainNumber: row.train_number,
    returnFlightNumber: row.return_flight_number,
    returnFlightDate: row.return_flight_date,
    returnTrainNumber: row.return_train_number,
    signName: row.sign_name,
    childAges: readChildAges(row),
    childSeats: readChildSeats(row),
    traveller: readTraveller(row),
    hire,
    freeWaiting,
    returnWaiting,
    ...presentPlaces(quote),
  };
}

function presentRide(row: Reservation, language: Language) {
  const { distance_metres: metres, duration_seconds: seconds, time_zone: timeZone } = row;
  return {
    serviceType: row.service_type,
    plan: row.plan,
    pickupAddress: row.pickup_address,
    destinationAddress: row.destination_address,
    stops: readStops(row),
    roundTrip: row.round_trip,
    returnPickupAddress: row.return_pickup_address,
    returnDestinationAddress: row.return_destination_address,
    pickupAt: localTime(row.pickup_at, timeZone),
    returnAt: row.return_at && localTime(row.return_at, timeZone),
    timezone: timeZone,
    ...presentDrive({ metres, seconds }, language),
  };
}

const presentRefund = (refund: Transaction) => ({
  amount: euros(refund.amount_cents),
  status: refund.status,
  decision: refund.decision,
  createdAt: refund.created_at.toISOString(),
});

import type { ErrorCode } from '@livree/contracts';
import { buildReservation } from '@livree/testing/builders';
import type { State } from '@livree/testing/states';
import type { Booking } from '../wizard/booking.ts';
import { kept, withJourney, withReturn, withService } from './bookings.ts';

const at = '/reservation?etape=2';
const press = 'steps.next';
/** Before the vehicle is known to be free, a press is refused. */
const once = { see: 'availability.available' };

const withTrip = (trip: Partial<Booking['trip']>): Booking => ({
  ...withJourney,
  trip: { ...withJourney.trip, ...trip },
});

const afterNext = (name: string, booking: Booking, says: string[]): State => ({
  name,
  at,
  drafts: kept(booking),
  acts: [{ press }],
  says,
});

const unchecked = (name: string, answer: 'silent' | 'network' | ErrorCode, text: string): State => ({
  name: `journey, ${name}`,
  at,
  drafts: kept(withJourney),
  answers: {
    'reservations.checkAvailability': answer === 'silent' || answer === 'network' ? answer : { code: answer },
  },
  says: [text],
});

const returning = { roundTrip: true, returnDeparture: 'Versailles', returnDestination: 'Paris' };

const oddities = { '904': 'unknown', '995': 'elsewhere', '959': 'early', '960': 'early' } as const;

/** Step 2: places, time, passengers and whether the vehicle is free. */
export const journeyStates: readonly State[] = [
  { name: 'journey', at, drafts: kept(withJourney), says: ['steps.2', 'availability.available'] },
  afterNext('journey, nothing given', withService, [
    'validation.pickupAddress',
    'validation.destinationAddress',
    'validation.pickupDate',
    'validation.pickupTime',
  ]),
  afterNext('journey, in the past', withTrip({ date: '2027-02-27' }), ['validation.past']),
  afterNext('journey, in the skipped hour', withTrip({ date: '2027-03-28', time: '02:30' }), [
    'validation.skippedTime',
  ]),
  afterNext('journey, a stop too short', withTrip({ stops: [{ id: '1', address: 'Me' }] }), [
    'validation.stop',
  ]),
  {
    name: 'journey, tonight',
    at,
    drafts: kept(withTrip({ date: '2027-03-01', time: '22:00' })),
    says: ['summary.cancellationByPhone_other'],
  },
  afterNext(
    'journey, back in the skipped hour',
    withTrip({ ...returning, returnDate: '2027-03-28', returnTime: '02:30' }),
    ['validation.skippedTime'],
  ),
  afterNext('journey, back in the past', withTrip({ ...returning, returnDate: '2027-02-20' }), [
    'validation.returnPast',
  ]),
  afterNext(
    'journey, back before the pickup',
    withTrip({ ...returning, returnDate: '2027-03-11', returnTime: '10:00' }),
    ['validation.returnBeforePickup'],
  ),
  afterNext('journey, back without an hour', withTrip({ ...returning, returnDate: '2027-03-13' }), [
    'validation.returnTime',
  ]),
  afterNext('journey, back without a day', withTrip(returning), [
    'validation.returnDate',
    'validation.returnTime',
  ]),
  {
    name: 'journey, by the hour',
    at,
    drafts: kept({ ...withJourney, serviceType: 'private', hireHours: 3 }),
    says: ['hire.included', 'trip.optionalDestination'],
  },
  afterNext('journey, by the hour without a duration', { ...withJourney, serviceType: 'private' }, [
    'validation.hireHours',
  ]),
  afterNext(
    'journey, extras without what they need',
    {
      ...withJourney,
      extras: [
        { code: 'meet_and_greet', quantity: 1 },
        { code: 'child_seat', quantity: 2 },
      ],
    },
    ['validation.signName', 'validation.childAge'],
  ),
  {
    name: 'journey, seats by the ages of the children',
    at,
    drafts: kept({
      ...withJourney,
      passengers: 4,
      extras: [{ code: 'child_seat', quantity: 4 }],
      childAges: [0, 2, 7, 4],
      childSeats: [null, null, null, 'child'],
    }),
    says: ['extra.seatFor.infant', 'extra.seatFor.child', 'extra.seatFor.booster'],
  },
  {
    name: 'journey, too close',
    at,
    drafts: kept(withTrip({ date: '2027-03-01', time: '10:30' })),
    says: ['trip.tooSoon', 'trip.takeEarliest'],
  },
  {
    name: 'journey, an older draft with flight tracking',
    at,
    drafts: kept({ ...withJourney, extras: [{ code: 'flight_tracking', quantity: 1 }] }),
    says: ['extra.dropped', 'extra.unavailable'],
  },
  {
    name: 'journey, a flight to follow',
    at,
    follows: true,
    drafts: kept({ ...withJourney, extras: [{ code: 'flight_tracking', quantity: 1 }] }),
    says: ['extra.flightNumber', 'common:ride.landingDay'],
  },
  {
    name: 'journey, a flight to follow that is not named',
    at,
    follows: true,
    drafts: kept({ ...withJourney, extras: [{ code: 'flight_tracking', quantity: 1 }] }),
    acts: [{ press }],
    says: ['validation.flightNumber'],
  },
  {
    name: 'journey, a flight to follow in town',
    at,
    follows: true,
    drafts: kept({
      ...withTrip({ departure: 'Paris' }),
      extras: [{ code: 'flight_tracking', quantity: 1 }],
      flightNumber: 'AF 1234',
    }),
    acts: [once, { press }],
    says: ['extra.airportOnly', 'validation.trackingPlace'],
  },
  ...(['904', '995', '960'] as const).map((digits): State => ({
    name: `journey, a flight that is odd (${digits})`,
    at,
    follows: true,
    drafts: kept({
      ...withJourney,
      extras: [{ code: 'flight_tracking', quantity: 1 }],
      flightNumber: `AF 1${digits}`,
    }),
    acts: [once, { press }],
    says: ['doubts.title', `doubts.flight.${oddities[digits]}`],
  })),
  {
    name: 'journey, a flight to follow before the way back',
    at,
    follows: true,
    drafts: kept({ ...withReturn, extras: [{ code: 'flight_tracking', quantity: 1 }] }),
    acts: [once, { press }],
    says: ['extra.returnFlightNumber', 'common:ride.landingDay', 'validation.flightNumber'],
  },
  ...(['904', '995', '959'] as const).map((digits): State => ({
    name: `journey, a flight before the way back that is odd (${digits})`,
    at,
    follows: true,
    drafts: kept({
      ...withReturn,
      extras: [{ code: 'flight_tracking', quantity: 1 }],
      returnFlightNumber: `AF 1${digits}`,
    }),
    acts: [once, { press }],
    says: ['doubts.title', `doubts.returnFlight.${oddities[digits]}`],
  })),
  {
    name: 'journey, a welcome with a way back from a station',
    at,
    drafts: kept({
      ...withTrip({
        departure: 'Versailles',
        destination: 'Gare de Lyon, Paris',
        roundTrip: true,
        returnDeparture: 'Gare de Lyon, Paris',
        returnDestination: 'Versailles',
        returnDate: '2027-03-14',
        returnTime: '18:00',
      }),
      extras: [{ code: 'meet_and_greet', quantity: 1 }],
      signName: 'Durand',
      returnTrainNumber: 'demain',
    }),
    acts: [once, { press }],
    says: ['extra.returnTrainNumber', 'validation.trainNumber'],
  },
  {
    name: 'journey, a welcome at a station',
    at,
    drafts: kept({
      ...withTrip({ departure: 'Gare de Lyon, Paris' }),
      extras: [{ code: 'meet_and_greet', quantity: 1 }],
      signName: 'Durand',
      trainNumber: 'demain',
    }),
    acts: [once, { press }],
    says: ['common:ride.trainHint', 'validation.trainNumber'],
  },
  {
    name: 'journey, vehicle too small',
    at,
    drafts: kept({ ...withJourney, passengers: 7 }),
    says: ['vehicle.tooSmall', 'vehicle.nextAt', 'vehicle.take', 'vehicle.withRoom'],
  },
  afterNext('journey, more bags than room', { ...withJourney, bags: 16 }, ['validation.tooManyBags_other']),
  afterNext('journey, more passengers than seats', { ...withJourney, passengers: 7 }, [
    'validation.tooManyPassengers_other',
  ]),
  {
    name: 'journey, vehicle taken',
    at,
    drafts: kept(withJourney),
    given: { reservations: [buildReservation({ vehicleId: 1, pickupAt: '2027-03-12T09:30' })] },
    acts: [{ press }],
    says: ['availability.unavailable', 'validation.unavailable'],
  },
  unchecked('being checked', 'silent', 'availability.checking'),
  unchecked('check without a connection', 'network', 'availability.failed.connection'),
  unchecked('check after the session', 'unauthenticated', 'availability.failed.session'),
  unchecked('check of a vehicle that is gone', 'fleet.vehicle_not_found', 'availability.failed.vehicle'),
  unchecked('check failed', 'internal', 'availability.failed.other'),
];

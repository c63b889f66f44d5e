import type { Attempt } from '../wizard/attempt.ts';
import { emptyBooking, type Booking } from '../wizard/booking.ts';

export const withService: Booking = { ...emptyBooking, serviceType: 'airport', vehicleId: 1 };

/** A ride eleven days after the clock of the states. */
export const withJourney: Booking = {
  ...withService,
  trip: {
    ...emptyBooking.trip,
    departure: 'Aéroport Paris-Charles de Gaulle (CDG)',
    destination: 'Versailles',
    date: '2027-03-12',
    time: '09:30',
  },
};

/** From Versailles to the airport, and back two days later. */
export const withReturn: Booking = {
  ...withService,
  trip: {
    ...withJourney.trip,
    departure: 'Versailles',
    destination: 'Aéroport Paris-Charles de Gaulle (CDG)',
    roundTrip: true,
    returnDeparture: 'Aéroport Paris-Charles de Gaulle (CDG)',
    returnDestination: 'Versailles',
    returnDate: '2027-03-14',
    returnTime: '18:00',
  },
};

export const withContact: Booking = {
  ...withJourney,
  contact: {
    name: 'Claire Martin',
    email: 'claire@example.org',
    phone: '+33612345678',
    createAccount: false,
  },
};

export const openAttempt: Attempt = {
  key: 'key-of-the-ride',
  ride: '{}',
  isOutcomeOpen: true,
  reservationId: null,
  paymentIntentId: null,
};

/** A booking as the wizard keeps it. */
export const kept = (booking: Booking) => ({ booking: { version: 1, data: booking } });

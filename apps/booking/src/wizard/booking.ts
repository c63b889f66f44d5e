import {
  bagCount,
  childSeatKinds,
  extraCodes,
  hireHours,
  languageSchema,
  oldestChild,
  passengerCount,
  plans,
  serviceTypes,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { fitsRide } from '@livree/rides/extras';
import { emptyTrip, tripSchema, withRoundTrip, type TripDraft } from '../trip/trip.ts';

/** The parts of a booking that may be stored: no password, no card, no token. */
export const bookingSchema = z.object({
  serviceType: z.nullable(z.enum(serviceTypes)),
  plan: z.nullable(z.enum(plans)),
  vehicleId: z.nullable(z.int()),
  trip: tripSchema,
  passengers: passengerCount,
  extras: z.array(
    z.object({ code: z.enum(extraCodes), quantity: z.int().check(z.minimum(1), z.maximum(24)) }),
  ),
  /** The fields below came later: older drafts have none of them. */
  bags: z.optional(bagCount),
  /** The hours for which the chauffeur is hired, with the service that is sold by the hour. */
  hireHours: z.optional(z.nullable(hireHours)),
  flightNumber: z.optional(z.string().check(z.maxLength(20))),
  /** Empty for the day of the pickup. */
  flightDate: z.optional(z.string().check(z.maxLength(10))),
  trainNumber: z.optional(z.string().check(z.maxLength(20))),
  /** The same before the way back. */
  returnFlightNumber: z.optional(z.string().check(z.maxLength(20))),
  returnFlightDate: z.optional(z.string().check(z.maxLength(10))),
  returnTrainNumber: z.optional(z.string().check(z.maxLength(20))),
  signName: z.optional(z.string().check(z.maxLength(60))),
  /** Years; null for a seat whose child's age is not said yet. */
  childAges: z.optional(z.array(z.nullable(z.int().check(z.minimum(0), z.maximum(oldestChild))))),
  /** The chosen seats, in the order of the ages; null for the usual one. */
  childSeats: z.optional(z.array(z.nullable(z.enum(childSeatKinds)))),
  specialRequests: z.string().check(z.maxLength(2000)),
  /** Who rides, if it is not who books; null if the customer rides. */
  traveller: z.optional(
    z.nullable(
      z.object({ name: z.string(), phone: z.string(), email: z.string(), language: languageSchema }),
    ),
  ),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), createAccount: z.boolean() }),
});
export type Booking = z.infer<typeof bookingSchema>;

/** The wizard's form values: the booking, and two passwords that are never stored. */
export interface BookingFields extends Booking {
  password: string;
  confirmPassword: string;
}

export const noPasswords = { password: '', confirmPassword: '' };

export const emptyBooking: Booking = {
  serviceType: null,
  plan: null,
  vehicleId: null,
  trip: emptyTrip,
  passengers: 1,
  extras: [],
  bags: 0,
  hireHours: null,
  flightNumber: '',
  flightDate: '',
  trainNumber: '',
  returnFlightNumber: '',
  returnFlightDate: '',
  returnTrainNumber: '',
  signName: '',
  childAges: [],
  childSeats: [],
  specialRequests: '',
  traveller: null,
  contact: { name: '', email: '', phone: '', createAccount: false },
};

/** Whether the chauffeur is hired by the hour, whatever the distance. */
export const isHire = ({ serviceType }: Pick<Booking, 'serviceType'>): boolean => serviceType === 'private';

/** The journey that is ordered: a ride by the hour has no return, whatever was ticked before. */
export const findOrderedTrip = ({ serviceType, trip }: Pick<Booking, 'serviceType' | 'trip'>): TripDraft =>
  isHire({ serviceType }) && trip.roundTrip ? withRoundTrip(trip, false) : trip;

/** The extras that are ordered: those of the service, whatever was ticked for another one before. */
export const findOrderedExtras = ({
  serviceType,
  extras,
}: Pick<Booking, 'serviceType' | 'extras'>): Booking['extras'] =>
  extras.filter(({ code }) => fitsRide(code, { isHire: isHire({ serviceType }) }));

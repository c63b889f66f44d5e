import { extraCodes, plans, serviceTypes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { emptyTrip, tripSchema } from '../trip/trip.ts';

/** The parts of a booking that may be stored: no password, no card, no token. */
export const bookingSchema = z.object({
  serviceType: z.nullable(z.enum(serviceTypes)),
  plan: z.nullable(z.enum(plans)),
  vehicleId: z.nullable(z.int()),
  trip: tripSchema,
  passengers: z.int().check(z.minimum(1), z.maximum(7)),
  extras: z.array(
    z.object({ code: z.enum(extraCodes), quantity: z.int().check(z.minimum(1), z.maximum(24)) }),
  ),
  specialRequests: z.string().check(z.maxLength(2000)),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), createAccount: z.boolean() }),
});
export type Booking = z.infer<typeof bookingSchema>;

/** The wizard's form values: the booking, and two passwords that are never stored. */
export interface BookingFields extends Booking {
  password: string;
  confirmPassword: string;
}

export const emptyBooking: Booking = {
  serviceType: null,
  plan: null,
  vehicleId: null,
  trip: emptyTrip,
  passengers: 1,
  extras: [],
  specialRequests: '',
  contact: { name: '', email: '', phone: '', createAccount: false },
};

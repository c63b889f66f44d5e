import { useDraft, type Draft } from '@livree/platform';
import { bookingSchema, type Booking } from './booking.ts';

/** The current booking, stored in this browser. The simulator writes it too. */
export function useBookingDraft(): Draft<Booking> {
  return useDraft({ name: 'booking', version: 1, schema: bookingSchema });
}

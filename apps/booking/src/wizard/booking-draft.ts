import { useDraft, type Draft } from '@livree/platform';
import { bookingSchema, type Booking } from './booking.ts';

/** Calls `read` when another tab of this browser has stored something, maybe the booking; returns a function that stops this. */
export function followOtherTabs(read: () => void): () => void {
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}

/** The current booking, stored in this browser. The simulator writes it too. */
export function useBookingDraft(): Draft<Booking> {
  return useDraft({ name: 'booking', version: 1, schema: bookingSchema });
}

import type { MailedReservation } from './reservation-letters.ts';

/** The ride as an address that nobody has confirmed may see it. */
export const withoutTypedTexts = (ride: MailedReservation): MailedReservation => ({
  ...ride,
  clientName: null,
  addresses: [],
  returnRoute: null,
  signName: null,
  traveller: null,
  specialRequests: null,
  chauffeur: null,
});

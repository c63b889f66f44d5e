import type { Language, ReservationRequest } from '@livree/contracts';
import type { Caller } from '../../../platform/http/index.ts';

/** A customer's reservation request, with the key of their draft. */
export interface Booking {
  readonly request: ReservationRequest;
  readonly customer: Caller;
  readonly language: Language;
  readonly key: string | null;
  /** The IP address; only its hash is stored, and only while the ride is unpaid. */
  readonly address: string;
}

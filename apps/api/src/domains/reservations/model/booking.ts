import type { Language, ReservationRequest } from '@livree/contracts';
import type { Caller } from '../../../platform/http/index.ts';

/** A customer's wish to reserve, with the key of their draft. */
export type Booking = {
  readonly request: ReservationRequest;
  readonly customer: Caller;
  readonly language: Language;
  readonly key: string | null;
  /** From where; only its hash is kept, and while the ride is unpaid. */
  readonly address: string;
};

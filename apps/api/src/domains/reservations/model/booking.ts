import type { Language, ReservationRequest } from '@livree/contracts';
import type { Actor } from '../../../platform/audit/index.ts';
import type { Caller } from '../../../platform/http/index.ts';

/** A customer's reservation request, with the key of their draft. */
export interface Booking {
  readonly request: ReservationRequest;
  readonly customer: Pick<Caller, 'id' | 'name' | 'email' | 'phone'>;
  readonly language: Language;
  readonly key: string | null;
  /** The IP address; only its hash is stored, and only while the ride is unpaid. */
  readonly address: string;
  /** The operator who books for the customer, and until when the customer may pay by a link. */
  readonly desk?: { readonly actor: Actor; readonly payUntil: Date };
}

import { ApiError, formFaults, type FormFaults } from '@livree/api-client';
import type { Language } from '@livree/i18n';

export type FailureKind = 'availability' | 'validation' | 'connection' | 'other';

/** Why a ride was not reserved. */
export interface Failure {
  /** For the title. */
  readonly kind: FailureKind;
  readonly code: string;
  readonly error: unknown;
  /** What is wrong with fields of the request. */
  readonly faults: FormFaults;
}

const kinds: ReadonlyMap<string, FailureKind> = new Map([
  ['reservations.vehicle_unavailable', 'availability'],
  ['validation', 'validation'],
  ['invalid_request', 'validation'],
  ['network', 'connection'],
  ['timeout', 'connection'],
  ['contract', 'connection'],
  ['unavailable', 'connection'],
]);

/** Statuses of an answer that did not come from a server at work. */
const unanswered = new Set([0, 502, 503, 504]);

/** The kind from the words of a failure (specification, part 1: errors of a submission). */
function kindOfWords(message: string): FailureKind {
  if (/disponible/i.test(message)) return 'availability';
  if (/validation/i.test(message)) return 'validation';
  return /réseau|network|timeout|connexion/i.test(message) ? 'connection' : 'other';
}

/** The kind of a failure whose code this release does not know: what holds in any language comes before words. */
function guessKind({ status, fieldErrors, message }: ApiError): FailureKind {
  if (Object.keys(fieldErrors).length > 0) return 'validation';
  return unanswered.has(status) ? 'connection' : kindOfWords(message);
}

/** Describes the failure of a call that reserves. */
export async function describeFailure(error: unknown, language: Language): Promise<Failure> {
  if (!(error instanceof ApiError)) return { kind: 'other', code: 'internal', error, faults: {} };
  const { code, message } = error;
  const known = kinds.get(code);
  const kind = known ?? guessKind(error);
  // The server names no field; the vehicle is the one to change.
  const faults = known === 'availability' ? { vehicleId: message } : await formFaults(error, language);
  return { kind, code, error, faults };
}

/** The displayed price is no longer valid. */
export const isPriceFailure = ({ code }: Failure): boolean => code.startsWith('pricing.');

/** The price is not that of the ordered ride. Of one that was renewed for it a moment ago, only this release says so. */
export const isForeignPrice = ({ code }: Failure): boolean =>
  code === 'pricing.quote_invalid' || code === 'pricing.price_changed';

/** The key belongs to a reservation that is over, or to another one: the ride needs a new key. */
export const needsNewKey = ({ code }: Failure): boolean =>
  code === 'payments.hold_expired' || code === 'reservations.idempotency_mismatch';

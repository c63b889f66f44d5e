import { ApiError } from '@livree/api-client';

export type FailureKind = 'availability' | 'validation' | 'payment' | 'connection' | 'other';

export interface Failure {
  readonly kind: FailureKind;
  readonly code: string;
  /** In the visitor's language; empty if the server sent none. */
  readonly message: string;
}

const connectionCodes = new Set(['network', 'timeout', 'contract', 'unavailable']);

function kindOfCode(code: string): FailureKind | null {
  if (code === 'reservations.vehicle_unavailable') return 'availability';
  if (code.startsWith('reservations.too_many_holds')) return 'other';
  if (code === 'validation' || code === 'invalid_request') return 'validation';
  if (code.startsWith('payments.')) return 'payment';
  return connectionCodes.has(code) ? 'connection' : null;
}

/** Statuses of an answer that did not come from a server at work. */
const unanswered = new Set([0, 502, 503, 504]);

/** The kind from the words of a failure (specification, part 1: errors of a submission). */
function kindOfWords(message: string): FailureKind {
  if (/disponible/i.test(message)) return 'availability';
  if (/validation/i.test(message)) return 'validation';
  if (/paiement/i.test(message)) return 'payment';
  return /réseau|network|timeout|connexion/i.test(message) ? 'connection' : 'other';
}

/** The kind of a failure whose code this release does not know: what holds in any language comes before words. */
function guessKind({ status, fieldErrors, message }: ApiError): FailureKind {
  if (Object.keys(fieldErrors).length > 0) return 'validation';
  if (status === 402) return 'payment';
  return unanswered.has(status) ? 'connection' : kindOfWords(message);
}

/** The kind of a failure, for its title. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'other', code: 'internal', message: '' };
  const { code, fieldErrors } = error;
  const details = code === 'validation' ? Object.values(fieldErrors).flat() : [];
  const message = details.length > 0 ? details.join('\n') : error.message;
  return { kind: kindOfCode(code) ?? guessKind(error), code, message };
}

/** The failure of a return from the provider without a payment. */
export const describeReturnFailure = (outcome: 'completed' | 'cancelled' | 'failed'): Failure => ({
  kind: 'payment',
  code: outcome === 'cancelled' ? 'payments.cancelled_by_customer' : 'payments.provider_failed',
  message: '',
});

/** The customer's own choice, not a failure. */
export const isCancellation = ({ code }: Failure): boolean => code === 'payments.cancelled_by_customer';

/** The answer was lost or the server failed: money may have been taken, so the same call must be repeated. */
export function leavesOutcomeOpen({ code, kind }: Failure): boolean {
  return kind === 'connection' || code === 'internal' || code.endsWith('provider_timeout');
}

/** The displayed price is no longer valid. */
export const isPriceFailure = ({ code }: Failure): boolean => code.startsWith('pricing.');

const goneCodes = new Set([
  'payments.hold_expired',
  'payments.none_pending',
  'payments.change_over',
  'reservations.idempotency_mismatch',
  'reservations.not_found',
]);

/**
 * Nothing is to be paid any more, the reservation is somebody else's, as an earlier guest's is, or the key belongs to
 * another one: the ride needs a new one.
 */
export const isReservationGone = ({ code }: Failure): boolean => goneCodes.has(code);

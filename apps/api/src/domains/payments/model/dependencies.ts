import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { Transaction } from '../payments.repository.ts';
import type { PaymentMethodKind, PaymentProvider } from './provider.ts';

/** What payments need to know of the reservations they pay for; given by that domain. */
export type PaidReservations = {
  /** Taken before any of its transactions is locked, so that all acts on one reservation queue up in one order. */
  lock(trx: Connection, reservationId: number): Promise<void>;
  /** Told once of a payment that went through: `surplus` when the reservation cannot use it and it must go back. */
  paid(trx: Connection, payment: Transaction): Promise<'used' | 'surplus'>;
  /** Told once of a refund that an operator decided, here or at the provider itself. */
  refundDecided(trx: Connection, refund: Transaction): Promise<void>;
  /** Told once of a request for a refund that an operator declined. */
  refundDeclined(trx: Connection, request: Transaction): Promise<void>;
  /** Told of a refund that did not reach the customer, at once or days after it went out. */
  refundFailed(trx: Connection, refund: Transaction): Promise<void>;
};

export type Providers = {
  /** The names of all that are switched on; each has its webhook address. */
  readonly names: readonly string[];
  /** The kinds of payment that somebody takes. */
  readonly methods: readonly PaymentMethodKind[];
  /** The provider that takes new payments of a kind. @throws AppError 422 when nobody does */
  forMethod(method: PaymentMethodKind): PaymentProvider;
  /** The provider an existing transaction was made with. */
  named(name: string): PaymentProvider;
};

export type PaymentDependencies = {
  readonly db: Connection;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly reservations: PaidReservations;
  /** How long one act waits for providers, in all its calls together. */
  readonly providerTimeoutMs: number;
};

/** What an act needs that calls providers: a request or a job. */
export type TimedPayments = PaymentDependencies & {
  /** One for all calls of the act, running from the first: when aborted, nothing more is asked or waited for. */
  deadline(): AbortSignal;
};

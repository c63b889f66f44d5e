import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { Transaction } from '../payments.repository.ts';
import type { PaymentMethodKind, PaymentProvider } from './provider.ts';

/** What payments need to know about reservations; the reservations domain provides it. */
export interface PaidReservations {
  /** Locked before any of its transactions, so that all acts on one reservation run in one order. */
  lock(trx: Connection, reservationId: number): Promise<void>;
  /** Called once for a successful payment: `surplus` if the reservation cannot use it and it must be refunded. */
  paid(trx: Connection, payment: Transaction): Promise<'used' | 'surplus'>;
  /** Called in each transaction that takes or returns money: issues the receipt or credit note with it. */
  issueBills(trx: Connection, reservationId: number): Promise<void>;
  /** Called once for a refund that an operator decided, here or at the provider. */
  refundDecided(trx: Connection, refund: Transaction): Promise<void>;
  /** Called once for a refund request that an operator declined. */
  refundDeclined(trx: Connection, request: Transaction): Promise<void>;
  /** Called for a refund that did not reach the customer, at once or days later. */
  refundFailed(trx: Connection, refund: Transaction): Promise<void>;
}

export interface Providers {
  /** The names of all configured providers; each has its webhook address. */
  readonly names: readonly string[];
  /** The payment methods that a provider takes. */
  readonly methods: readonly PaymentMethodKind[];
  /** The provider of new payments with a method. @throws AppError 422 if there is none */
  forMethod(method: PaymentMethodKind): PaymentProvider;
  /** The provider an existing transaction was made with. */
  named(name: string): PaymentProvider;
}

export interface PaymentDependencies {
  readonly db: Connection;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly reservations: PaidReservations;
  /** How long all provider calls of one act may take together. */
  readonly providerTimeoutMs: number;
  /** The most that a dispatcher may give back of one payment, as it is now. */
  readonly config: Pick<Config, 'dispatcherRefundCents'>;
}

/** What an act with provider calls needs: a request or a job. */
export type TimedPayments = PaymentDependencies & {
  /** Shared by all calls of the act, from the first one. After it aborts, no call is made or awaited. */
  deadline(): AbortSignal;
};

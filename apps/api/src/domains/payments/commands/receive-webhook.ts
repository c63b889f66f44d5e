import type { Connection } from '../../../platform/db/index.ts';
import { checkDispute } from '../disputes/check-dispute.ts';
import type { TimedPayments } from '../model/dependencies.ts';
import type { ProviderEvent } from '../model/provider.ts';
import { noteProviderAnswer } from '../payment-means.repository.ts';
import { webhookJob } from '../payments.jobs.ts';
import { paymentByIntent, transactionById, transactionByReference } from '../payments.repository.ts';
import { addEvent, eventById, markHandled } from '../webhook-events.repository.ts';
import { fetchProviderFee } from './fetch-provider-fee.ts';
import { checkRefunds } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

export interface Delivery {
  readonly provider: string;
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Stores a signed event once and queues its handling. @throws ProviderError `forged` */
export async function receiveWebhook(deps: TimedPayments, delivery: Delivery): Promise<void> {
  const { provider, rawBody, headers } = delivery;
  const event = await deps.providers.named(provider).parseWebhook(rawBody, headers, deps.deadline());
  const reference = event && (await findReference(deps.db, provider, event));
  if (!event || !reference) return;
  await deps.db.transaction().execute(async (trx) => {
    const eventId = await addEvent(trx, {
      provider,
      event_id: event.id,
      kind: event.kind,
      subject: event.subject,
      reference,
      provider_reference: event.intentId ?? '',
      dispute: event.disputeId ?? null,
      payload: JSON.stringify(event.payload),
      received_at: deps.clock.now(),
      handled_at: null,
    });
    if (eventId !== undefined) await deps.jobs.send(trx, webhookJob, { eventId });
  });
}

/** Our reference of an event's subject. Refunds made at the provider have none; then the payment's, if it is ours. */
async function findReference(
  db: Connection,
  provider: string,
  { reference, intentId }: ProviderEvent,
): Promise<string | undefined> {
  if (reference !== null) return reference;
  return intentId === null ? undefined : (await paymentByIntent(db, provider, intentId))?.idempotency_key;
}

/**
 * Handles a stored event. Events come late, twice and in any order, so an event only says what to check, and the
 * provider is asked for the current state. An event may also be the first sign of a payment whose answer was lost.
 */
export async function handleWebhook(deps: TimedPayments, eventId: number): Promise<void> {
  const { db, clock } = deps;
  const event = await eventById(db, eventId);
  if (!event) throw new Error(`There is no event ${eventId}`);
  const subject = await transactionByReference(db, event.reference);
  const paymentId = subject?.payment_id ?? subject?.id;
  if (paymentId !== undefined) {
    await noteIntent(deps, paymentId, event.provider_reference);
    const payment = await settlePayment(deps, paymentId);
    if (event.dispute !== null) await checkDispute(deps, payment, event.dispute);
    else if (event.subject === 'refund') await checkRefunds(deps, payment);
    else await fetchProviderFee(deps, paymentId);
  }
  await markHandled(db, eventId, clock.now());
}

/** Stores the payment's number, because the answer with it may have been lost. */
async function noteIntent({ db, clock }: TimedPayments, paymentId: number, intentId: string): Promise<void> {
  const payment = await transactionById(db, paymentId);
  if (intentId === '' || payment?.provider_reference !== null) return;
  await noteProviderAnswer(db, paymentId, { provider_reference: intentId }, clock.now());
}

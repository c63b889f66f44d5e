import type { PaymentDependencies } from '../model/dependencies.ts';
import { webhookJob } from '../payments.jobs.ts';
import { noteProviderAnswer, transactionByReference } from '../payments.repository.ts';
import { addEvent, eventById, markHandled } from '../webhook-events.repository.ts';
import { carryOutRefund } from './refund-payment.ts';
import { learnSettlement } from './learn-settlement.ts';
import { settlePayment } from './settle-payment.ts';

export type Delivery = {
  readonly provider: string;
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** Stores a signed event once and queues its handling. @throws ProviderError `forged` */
export async function receiveWebhook(deps: PaymentDependencies, delivery: Delivery): Promise<void> {
  const { provider, rawBody, headers } = delivery;
  const signal = AbortSignal.timeout(deps.providerTimeoutMs);
  const event = await deps.providers.named(provider).parseWebhook(rawBody, headers, signal);
  if (!event) return;
  await deps.db.transaction().execute(async (trx) => {
    const eventId = await addEvent(trx, {
      provider,
      event_id: event.id,
      kind: event.kind,
      subject: event.subject,
      reference: event.reference,
      provider_reference: event.providerReference,
      payload: JSON.stringify(event.payload),
      received_at: deps.clock.now(),
      handled_at: null,
    });
    if (eventId !== undefined) await deps.jobs.send(trx, webhookJob, { eventId });
  });
}

/**
 * Handles a stored event. Events come late, twice and in any order, so an event only says what to look at:
 * the provider is asked how it stands now. An event may also be the first we hear of a payment whose answer was lost.
 */
export async function handleWebhook(deps: PaymentDependencies, eventId: number): Promise<void> {
  const event = await eventById(deps.db, eventId);
  if (!event) throw new Error(`There is no event ${eventId}`);
  const transaction = await transactionByReference(deps.db, event.reference);
  if (transaction?.type === 'payment') {
    if (transaction.provider_reference === null) {
      const known = { provider_reference: event.provider_reference };
      await noteProviderAnswer(deps.db, transaction.id, known, deps.clock.now());
    }
    await settlePayment(deps, transaction.id);
    await learnSettlement(deps, transaction.id);
  } else if (transaction) await carryOutRefund(deps, transaction.id);
  await markHandled(deps.db, eventId, deps.clock.now());
}

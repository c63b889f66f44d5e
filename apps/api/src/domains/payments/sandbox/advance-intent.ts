import type { CreateIntent } from '../model/provider.ts';
import { ProviderError } from '../model/provider.ts';
import { type SandboxEvent, emit } from './sandbox-events.ts';
import { saveCard } from './sandbox-setups.ts';
import { type SandboxIntent, intentById, moveIntent } from './sandbox.repository.ts';
import type { Sandbox } from './sandbox.ts';
import { cardOutcome } from './test-payment-methods.ts';

export interface State {
  readonly status: SandboxIntent['status'];
  readonly failureCode?: string;
}

export const eventsByStatus: Readonly<Record<SandboxIntent['status'], SandboxEvent['type']>> = {
  requires_payment_method: 'payment_intent.created',
  requires_action: 'payment_intent.requires_action',
  requires_capture: 'order.approved',
  succeeded: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
  cancelled: 'payment_intent.canceled',
};

export function firstState({ method, paymentMethodId }: CreateIntent): State {
  if (method === 'wallet') return { status: 'requires_action' };
  return paymentMethodId === undefined
    ? { status: 'requires_payment_method' }
    : chargedState(paymentMethodId);
}

export function chargedState(paymentMethodId: string): State {
  const outcome = cardOutcome(paymentMethodId);
  if (outcome.kind === 'declined') return { status: 'failed', failureCode: outcome.failureCode };
  return { status: outcome.kind === 'challenge' ? 'requires_action' : 'succeeded' };
}

export async function readIntent({ db }: Sandbox, id: string): Promise<SandboxIntent> {
  const intent = await intentById(db, id);
  if (!intent) throw new ProviderError('rejected', `No such payment: ${id}`);
  return intent;
}

/** Saves the card of a successful payment that requested it. */
export async function saveCardIfRequested(
  books: Pick<Sandbox, 'db' | 'clock'>,
  intent: SandboxIntent,
): Promise<void> {
  const { status, saves_card: isWanted, customer_id: customer, payment_method_id: method } = intent;
  if (status === 'succeeded' && isWanted && customer !== null && method !== null)
    await saveCard(books, customer, method);
}

export async function advance(
  sandbox: Sandbox,
  id: string,
  from: readonly SandboxIntent['status'][],
  to: State,
): Promise<SandboxIntent> {
  const moved = await sandbox.db.transaction().execute(async (trx) => {
    const intent = await moveIntent(trx, id, from, to);
    if (!intent) return undefined;
    await emit({ jobs: sandbox.jobs, trx }, eventsByStatus[to.status], intent);
    await saveCardIfRequested({ db: trx, clock: sandbox.clock }, intent);
    return intent;
  });
  return moved ?? readIntent(sandbox, id);
}

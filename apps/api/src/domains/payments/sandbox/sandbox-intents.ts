import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../../../platform/db/index.ts';
import type { CreateIntent } from '../model/provider.ts';
import { ProviderError } from '../model/provider.ts';
import {
  type State,
  advance,
  chargedState,
  eventsByStatus,
  firstState,
  readIntent,
  saveCardIfRequested,
} from './advance-intent.ts';
import { methodOfCard } from './sandbox-cards.repository.ts';
import { emit } from './sandbox-events.ts';
import { type SandboxIntent, addIntent, intentById, intentByKey } from './sandbox.repository.ts';
import type { Sandbox } from './sandbox.ts';

/** A card saved for the customer pays like its original; another customer's is not a payment method. */
async function withKeptCard(db: Connection, input: CreateIntent): Promise<CreateIntent> {
  const { paymentMethodId, customer } = input;
  if (paymentMethodId === undefined || customer === undefined) return input;
  const method = await methodOfCard(db, paymentMethodId, customer);
  return method === undefined ? input : { ...input, paymentMethodId: method };
}

const requestHash = (input: CreateIntent): string =>
  createHash('sha256')
    .update(JSON.stringify([input.method, input.amountCents, input.paymentMethodId]))
    .digest('hex');

/** The same key returns the intent of the first call, and `replayed`. */
export async function openIntent(
  { db, jobs, clock }: Sandbox,
  input: CreateIntent,
  key: string,
): Promise<{ intent: SandboxIntent; replayed: boolean }> {
  const means = await withKeptCard(db, input);
  const state = firstState(means);
  const id = `${input.method === 'card' ? 'pi' : 'order'}_sandbox_${randomBytes(18).toString('base64url')}`;
  const added = await db.transaction().execute(async (trx) => {
    const isNew = await addIntent(trx, {
      id,
      kind: input.method,
      status: state.status,
      amount_cents: input.amountCents,
      currency: input.currency,
      captures: state.status === 'succeeded' ? 1 : 0,
      reference: input.reference,
      description: input.description,
      language: input.language,
      return_path: input.returnPath,
      failure_code: state.failureCode ?? null,
      customer_id: input.customer ?? null,
      saves_card: input.savesCard,
      payment_method_id: means.paymentMethodId ?? null,
      idempotency_key: key,
      request_hash: requestHash(input),
      created_at: clock.now(),
    });
    if (!isNew) return false;
    await emit({ jobs, trx }, eventsByStatus[state.status], { id, reference: input.reference });
    const intent = await intentById(trx, id);
    if (intent) await saveCardIfRequested({ db: trx, clock }, intent);
    return true;
  });
  const intent = await intentByKey(db, key);
  if (intent?.request_hash !== requestHash(input)) {
    throw new ProviderError('rejected', 'The idempotency key was used for another payment');
  }
  return { intent, replayed: !added };
}

/** Charges a card intent that still waits for its payment method; otherwise returns it unchanged. */
export function chargeIntent(sandbox: Sandbox, id: string, paymentMethodId: string): Promise<SandboxIntent> {
  return advance(sandbox, id, ['requires_payment_method'], chargedState(paymentMethodId));
}

/** Captures an approved wallet order, once. */
export function captureIntent(sandbox: Sandbox, id: string): Promise<SandboxIntent> {
  return advance(sandbox, id, ['requires_capture'], { status: 'succeeded' });
}

/** Closes an unanswered and unpaid intent; a paid one stays unchanged. */
export function withdrawIntent(sandbox: Sandbox, id: string): Promise<SandboxIntent> {
  return advance(sandbox, id, ['requires_payment_method', 'requires_action', 'requires_capture'], {
    status: 'cancelled',
  });
}

/** Stores the customer's choice on the challenge or approval page; a second choice changes nothing. */
export async function decideIntent(sandbox: Sandbox, id: string, accepted: boolean): Promise<SandboxIntent> {
  const intent = await readIntent(sandbox, id);
  const states: Record<SandboxIntent['kind'], State> = {
    card: accepted ? { status: 'succeeded' } : { status: 'failed', failureCode: 'authentication_failed' },
    wallet: { status: accepted ? 'requires_capture' : 'cancelled' },
  };
  return advance(sandbox, id, ['requires_action'], states[intent.kind]);
}

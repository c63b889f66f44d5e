import { randomBytes } from 'node:crypto';
import { type CreateRefund, ProviderError } from '../model/provider.ts';
import { readIntent } from './advance-intent.ts';
import { emit } from './sandbox-events.ts';
import {
  type SandboxRefund,
  addRefund,
  refundById,
  refundByKey,
  refundedCents,
  refundsOfIntent,
} from './sandbox.repository.ts';
import type { Sandbox } from './sandbox.ts';

type Refund = Omit<CreateRefund, 'currency'>;

/** Refunds, never more in all than was taken. The same key returns the first refund again. */
export async function refundIntent(sandbox: Sandbox, refund: Refund, key: string): Promise<SandboxRefund> {
  const { db, jobs, clock } = sandbox;
  const intent = await readIntent(sandbox, refund.intentId);
  const known = await refundByKey(db, key);
  if (known) return known;
  await db.transaction().execute(async (trx) => {
    const left =
      (intent.status === 'succeeded' ? intent.amount_cents : 0) - (await refundedCents(trx, intent.id));
    const repeated = await refundByKey(trx, key);
    if (repeated) return;
    if (refund.amountCents > left)
      throw new ProviderError('rejected', 'The refund is greater than what is left');
    const id = `re_sandbox_${randomBytes(18).toString('base64url')}`;
    await addRefund(trx, {
      id,
      intent_id: intent.id,
      amount_cents: refund.amountCents,
      reference: refund.reference,
      idempotency_key: key,
      created_at: clock.now(),
    });
    await emit({ jobs, trx }, 'refund.succeeded', { id, reference: refund.reference });
  });
  const given = await refundByKey(db, key);
  if (!given) throw new ProviderError('unreachable', 'The refund was not recorded');
  return given;
}

export async function readRefund({ db }: Sandbox, id: string): Promise<SandboxRefund> {
  const refund = await refundById(db, id);
  if (!refund) throw new ProviderError('rejected', `No such refund: ${id}`);
  return refund;
}

export const listRefunds = ({ db }: Sandbox, intentId: string): Promise<SandboxRefund[]> =>
  refundsOfIntent(db, intentId);

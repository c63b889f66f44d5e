import { randomUUID } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import type { Connection } from '../../../platform/db/index.ts';
import { type Jobs, defineJob } from '../../../platform/jobs/index.ts';

export const sandboxEvent = z.object({
  id: z.string(),
  type: z.enum([
    'payment_intent.created',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'order.approved',
    'refund.succeeded',
  ]),
  /** The merchant's reference of the payment or refund. */
  reference: z.string(),
  /** The sandbox's own id. */
  object: z.string(),
});
export type SandboxEvent = z.output<typeof sandboxEvent>;

export const deliverWebhook = defineJob('sandbox.deliver-webhook', sandboxEvent);

/** Queues an event for delivery if the sandbox's own transaction commits. */
export async function emit(
  { jobs, trx }: { readonly jobs: Jobs; readonly trx: Connection },
  type: SandboxEvent['type'],
  subject: { readonly id: string; readonly reference: string },
): Promise<void> {
  await jobs.send(trx, deliverWebhook, {
    id: `evt_sandbox_${randomUUID()}`,
    type,
    reference: subject.reference,
    object: subject.id,
  });
}

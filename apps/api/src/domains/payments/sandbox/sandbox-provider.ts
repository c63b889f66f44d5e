import { z } from '@livree/contracts/schema';
import type { Intent, PaymentProvider, ProviderCall } from '../model/provider.ts';
import { ProviderError } from '../model/provider.ts';
import { isSignedWebhook } from '../model/webhook-signature.ts';
import { sandboxEvent } from './sandbox-events.ts';
import { type Sandbox, captureIntent, chargeIntent, openIntent, readIntent } from './sandbox-intents.ts';
import { giveBack } from './sandbox-refunds.ts';
import type { SandboxIntent } from './sandbox.repository.ts';
import { cardOutcome } from './test-payment-methods.ts';

export const sandboxSignatureHeader = 'sandbox-signature';

function toIntent(row: SandboxIntent): Intent {
  const page = row.kind === 'card' ? 'challenge' : 'approve';
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    amountCents: row.amount_cents,
    feeCents: 0,
    ...(row.status === 'requires_action' && { actionUrl: `/api/sandbox/${page}/${row.id}` }),
    ...(row.failure_code !== null && { failureCode: row.failure_code }),
  };
}

/** Waits as for a server that does not answer, until the caller gives up. */
function noAnswer(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new ProviderError('unreachable', 'The sandbox did not answer in time'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

async function charge(sandbox: Sandbox, id: string, paymentMethodId: string, { signal }: ProviderCall) {
  if (cardOutcome(paymentMethodId).kind === 'outage') return noAnswer(signal);
  return toIntent(await chargeIntent(sandbox, id, paymentMethodId));
}

/** The provider of trials, development and tests: keeps its own books and behaves as a remote one would. */
export function createSandboxProvider(sandbox: Sandbox, webhookSecret: string): PaymentProvider {
  return {
    name: 'sandbox',
    async createIntent(input, { key, signal }) {
      const outcome =
        input.paymentMethodId === undefined ? undefined : cardOutcome(input.paymentMethodId).kind;
      if (input.method === 'card' && outcome === 'outage') return noAnswer(signal);
      const { intent, replayed } = await openIntent(sandbox, input, key);
      if (input.method === 'card' && outcome === 'answer_lost' && !replayed) return noAnswer(signal);
      return toIntent(intent);
    },
    confirm: (intentId, paymentMethodId, call) => charge(sandbox, intentId, paymentMethodId, call),
    capture: async (intentId) => toIntent(await captureIntent(sandbox, intentId)),
    retrieve: async (intentId) => toIntent(await readIntent(sandbox, intentId)),
    async refund(refund, { key }) {
      const given = await giveBack(sandbox, refund, key);
      return { id: given.id, status: 'completed' };
    },
    parseWebhook(rawBody, headers) {
      if (!isSignedWebhook(webhookSecret, rawBody, headers[sandboxSignatureHeader], sandbox.clock.now())) {
        throw new ProviderError('forged', 'The signature does not match');
      }
      const event = z.parse(sandboxEvent, JSON.parse(rawBody));
      const subject = event.type.startsWith('refund.') ? 'refund' : 'payment';
      const { id, type: kind, reference, object: providerReference } = event;
      return { id, kind, subject, reference, providerReference, payload: event };
    },
  };
}

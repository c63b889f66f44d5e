import { z } from '@livree/contracts/schema';
import type { ProviderCall } from '../model/provider-call.ts';
import type { Intent, PaymentProvider, ProviderRefund, Settlement } from '../model/provider.ts';
import { ProviderError } from '../model/provider.ts';
import { isSignedWebhook } from '../model/webhook-signature.ts';
import { readIntent } from './advance-intent.ts';
import { noAnswer } from './no-answer.ts';
import { sandboxEvent } from './sandbox-events.ts';
import { captureIntent, chargeIntent, openIntent, withdrawIntent } from './sandbox-intents.ts';
import { refundIntent, readRefund, listRefunds } from './sandbox-refunds.ts';
import { sandboxVault } from './sandbox-vault.ts';
import { paidIntents, refundsBetween, type SandboxIntent, type SandboxRefund } from './sandbox.repository.ts';
import type { Sandbox } from './sandbox.ts';
import { cardOutcome } from './test-payment-methods.ts';

export const sandboxSignatureHeader = 'sandbox-signature';

function toIntent(row: SandboxIntent): Intent {
  const page = row.kind === 'card' ? 'challenge' : 'approve';
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    amountCents: row.amount_cents,
    ...(row.status === 'succeeded' && { settlement: calculateSettlement(row.amount_cents) }),
    ...(row.status === 'requires_action' && { actionUrl: `/api/sandbox/${page}/${row.id}` }),
    ...(row.failure_code !== null && { failureCode: row.failure_code }),
  };
}

/** The fees of a European card provider: 1.4 % and 25 cents. */
function calculateSettlement(amountCents: number): Settlement {
  const feeCents = Math.min(amountCents, Math.round(amountCents * 0.014) + 25);
  return { feeCents, netCents: amountCents - feeCents };
}

/** A refund is free, and its fee is not returned. */
const toRefund = (row: SandboxRefund): ProviderRefund => ({
  id: row.id,
  reference: row.reference,
  amountCents: row.amount_cents,
  status: 'completed',
  settlement: { feeCents: 0, netCents: row.amount_cents },
});

type Booked = Pick<SandboxRefund, 'id' | 'reference' | 'amount_cents' | 'created_at'>;

async function charge(sandbox: Sandbox, id: string, paymentMethodId: string, { signal }: ProviderCall) {
  if (cardOutcome(paymentMethodId).kind === 'outage') return noAnswer(signal);
  return toIntent(await chargeIntent(sandbox, id, paymentMethodId));
}

/** The provider for trials, development and tests: it has its own books and behaves like a remote one. */
export function createSandboxProvider(sandbox: Sandbox, webhookSecret: string): PaymentProvider {
  return {
    name: 'sandbox',
    vault: sandboxVault(sandbox),
    async createIntent(input, { key, signal }) {
      const outcome =
        input.paymentMethodId === undefined ? undefined : cardOutcome(input.paymentMethodId).kind;
      if (input.method === 'card' && outcome === 'outage') return noAnswer(signal);
      const { intent, replayed } = await openIntent(sandbox, input, key);
      if (input.method === 'card' && outcome === 'answer_lost' && !replayed) return noAnswer(signal);
      return toIntent(intent);
    },
    confirm: (intentId, { paymentMethodId }, call) => charge(sandbox, intentId, paymentMethodId, call),
    capture: async (intentId) => toIntent(await captureIntent(sandbox, intentId)),
    cancel: async (intentId) => toIntent(await withdrawIntent(sandbox, intentId)),
    retrieve: async (intentId) => toIntent(await readIntent(sandbox, intentId)),
    refund: async (refund, { key }) => toRefund(await refundIntent(sandbox, refund, key)),
    retrieveRefund: async (refundId) => toRefund(await readRefund(sandbox, refundId)),
    listRefunds: async (intentId) => (await listRefunds(sandbox, intentId)).map(toRefund),
    async listMovements(span) {
      const toMovement = ({ id, reference, amount_cents: amountCents, created_at: at }: Booked) => ({
        id,
        reference,
        amountCents,
        at,
      });
      const payments = (await paidIntents(sandbox.db, span)).map(toMovement);
      const refunds = (await refundsBetween(sandbox.db, span)).map(toMovement);
      return [
        ...payments.map((movement) => ({ ...movement, kind: 'payment' as const })),
        ...refunds.map((movement) => ({ ...movement, kind: 'refund' as const })),
      ];
    },
    async parseWebhook(rawBody, headers) {
      if (!isSignedWebhook(webhookSecret, rawBody, headers[sandboxSignatureHeader], sandbox.clock.now())) {
        throw new ProviderError('forged', 'The signature does not match');
      }
      const event = z.parse(sandboxEvent, JSON.parse(rawBody));
      const subject = event.type.startsWith('refund.') ? 'refund' : 'payment';
      const { id, type: kind, reference, object } = event;
      const intentId = subject === 'payment' ? object : null;
      return { id, kind, subject, reference, intentId, payload: event };
    },
  };
}

import type { Stripe } from 'stripe';
import { type ProviderEvent, ProviderError } from '../model/provider.ts';

type Subject = Pick<ProviderEvent, 'subject' | 'intentId' | 'disputeId'> & {
  readonly metadata: Stripe.Metadata | null;
};

const getId = (intent: string | Stripe.PaymentIntent | null): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** The subject of an event; null for kinds that do not concern the state of a payment or refund. */
function findSubject(event: Stripe.Event): Subject | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled': {
      const { id, metadata } = event.data.object;
      return { subject: 'payment', intentId: id, metadata };
    }
    case 'charge.updated':
    case 'charge.refunded': {
      const { payment_intent: intent, metadata } = event.data.object;
      const subject = event.type === 'charge.refunded' ? 'refund' : 'payment';
      return intent === null ? null : { subject, intentId: getId(intent), metadata };
    }
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { payment_intent: intent, metadata } = event.data.object;
      return { subject: 'refund', intentId: getId(intent), metadata };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id: disputeId, payment_intent: intent } = event.data.object;
      return { subject: 'payment', intentId: getId(intent), disputeId, metadata: null };
    }
    default:
      return null;
  }
}

function verified(stripe: Stripe, secret: string, delivery: SignedDelivery): Stripe.Event {
  const { rawBody, signature, now } = delivery;
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, undefined, undefined, now.getTime());
  } catch (error) {
    throw new ProviderError(
      'forged',
      error instanceof Error ? error.message : 'The signature does not match',
    );
  }
}

export interface SignedDelivery {
  readonly rawBody: string;
  readonly signature: string;
  readonly now: Date;
}

/** Reads a delivery of Stripe; null if it is not about a payment of this site. @throws ProviderError `forged` */
export function readStripeEvent(
  stripe: Stripe,
  { secret, site }: { readonly secret: string; readonly site: string },
  delivery: SignedDelivery,
): ProviderEvent | null {
  const event = verified(stripe, secret, delivery);
  const subject = findSubject(event);
  if (!subject) return null;
  const { metadata, ...known } = subject;
  const reference = metadata?.['site'] === site ? metadata['reference'] : undefined;
  // Disputes, and refunds made in Stripe's dashboard, contain none of our data; their payment names the site.
  if (reference === undefined && known.subject === 'payment' && known.disputeId === undefined) return null;
  return { id: event.id, kind: event.type, reference: reference ?? null, ...known, payload: event };
}

import { z } from '@livree/contracts/schema';
import { PaymentsController } from '@paypal/paypal-server-sdk';
import { type ProviderEvent, ProviderError } from '../model/provider.ts';
import { type PaypalClient, PaypalRefusal, requestPaypal } from './paypal-client.ts';
import { referenceIn } from './paypal-reference.ts';

const relatedOrder = z.optional(
  z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
);
const resource = z.object({
  id: z.string(),
  custom_id: z.optional(z.string()),
  purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(z.string()) }))),
  supplementary_data: relatedOrder,
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
});
const envelope = z.object({ id: z.string(), event_type: z.string(), resource: z.unknown() });

const dispute = z.object({
  dispute_id: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.optional(z.string()) })),
});

type Subject = Pick<ProviderEvent, 'subject' | 'intentId' | 'disputeId'> & {
  readonly customId: string | undefined;
  /** The captured payment that was refunded or is disputed. */
  readonly captureId?: string | undefined;
};

/** The subject of an event; null for kinds that do not concern the state of a payment or refund. */
function findSubject(kind: string, content: unknown): Subject | null {
  if (kind.startsWith('CUSTOMER.DISPUTE.')) return findDispute(content);
  const { data } = z.safeParse(resource, content);
  if (!data) return null;
  if (kind.startsWith('CHECKOUT.ORDER.')) {
    return { subject: 'payment', intentId: data.id, customId: data.purchase_units?.[0]?.custom_id };
  }
  const orderId = data.supplementary_data?.related_ids?.order_id;
  if (/^PAYMENT\.(CAPTURE\.REFUNDED|REFUND\.)/.test(kind)) {
    const captured = data.links?.find(({ rel }) => rel === 'up')?.href;
    const captureId = /\/captures\/(\w+)$/.exec(captured ?? '')?.[1];
    return { subject: 'refund', intentId: orderId ?? null, customId: data.custom_id, captureId };
  }
  if (!/^PAYMENT\.CAPTURE\.(COMPLETED|PENDING|DENIED|DECLINED)$/.test(kind) || orderId === undefined)
    return null;
  return { subject: 'payment', intentId: orderId, customId: data.custom_id };
}

function findDispute(content: unknown): Subject | null {
  const { data } = z.safeParse(dispute, content);
  const captureId = data?.disputed_transactions[0]?.seller_transaction_id;
  if (!data || captureId === undefined) return null;
  return { subject: 'payment', intentId: null, customId: undefined, captureId, disputeId: data.dispute_id };
}

/** The order of a capture; disputes, and refunds made on PayPal's own pages, name only the capture. Null if PayPal knows none. */
async function findOrderId(
  { sdk }: PaypalClient,
  captureId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const payments = new PaymentsController(sdk);
  const asked = requestPaypal(signal, (options) => payments.getCapturedPayment({ captureId }, options));
  const capture = await asked.catch((error: unknown) => {
    if (error instanceof PaypalRefusal) return undefined;
    throw error;
  });
  return capture?.supplementaryData?.relatedIds?.orderId ?? null;
}

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

export interface PaypalDelivery {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly webhookId: string;
  readonly siteUrl: string;
}

/** PayPal signs the exact bytes of the event, so the body is sent back unchanged. */
function verification({ rawBody, headers, webhookId }: PaypalDelivery): string {
  const signature = Object.entries(signatureHeaders).map(([name, header]) => [name, headers[header]]);
  const fields = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
  return `${fields.slice(0, -1)},"webhook_event":${rawBody}}`;
}

const forged = () => new ProviderError('forged', 'The signature does not match');

function readEnvelope(rawBody: string): z.output<typeof envelope> {
  try {
    return z.parse(envelope, JSON.parse(rawBody));
  } catch {
    throw forged();
  }
}

async function verify({ post }: PaypalClient, delivery: PaypalDelivery, signal: AbortSignal): Promise<void> {
  if (Object.values(signatureHeaders).some((header) => typeof delivery.headers[header] !== 'string'))
    throw forged();
  const path = '/v1/notifications/verify-webhook-signature';
  const answer = await post(path, verification(delivery), signal).catch((error: unknown) => {
    throw new ProviderError('unreachable', error instanceof Error ? error.message : 'No answer');
  });
  const { data } = z.safeParse(z.object({ verification_status: z.string() }), answer);
  if (data?.verification_status !== 'SUCCESS') throw forged();
}

/**
 * Reads a delivery and asks PayPal to verify it; null if it is not about a payment of this site.
 * @throws ProviderError `forged`, or `unreachable` if PayPal could not be asked
 */
export async function readPaypalEvent(
  client: PaypalClient,
  delivery: PaypalDelivery,
  signal: AbortSignal,
): Promise<ProviderEvent | null> {
  const event = readEnvelope(delivery.rawBody);
  await verify(client, delivery, signal);
  const subject = findSubject(event.event_type, event.resource);
  if (!subject) return null;
  const { customId, captureId, ...known } = subject;
  const reference = referenceIn(customId, delivery.siteUrl) ?? null;
  if (reference === null && known.subject === 'payment' && known.disputeId === undefined) return null;
  const isUnnamed = reference === null && known.intentId === null && captureId !== undefined;
  const intentId = isUnnamed ? await findOrderId(client, captureId, signal) : known.intentId;
  return { ...known, id: event.id, kind: event.event_type, reference, intentId, payload: event };
}

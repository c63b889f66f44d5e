import type { Stripe } from 'stripe';
import type { ProviderMovement } from '../model/provider.ts';

type Linked = string | { readonly id: string } | null;
const idIn = (linked: Linked): string | null => (typeof linked === 'string' ? linked : (linked?.id ?? null));

/** Another site of the same account has its own books; what was made in the dashboard names none. */
const isElsewhere = (metadata: Stripe.Metadata | null, siteUrl: string): boolean =>
  metadata?.['site'] !== undefined && metadata['site'] !== siteUrl;

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** All pages of a list. */
async function readAll<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

interface Asked {
  readonly start: Date;
  readonly end: Date;
  readonly siteUrl: string;
}

/** The charges and refunds of a span, by the moment at which they were made. */
export async function listStripeMovements(
  stripe: Stripe,
  { start, end, siteUrl }: Asked,
): Promise<ProviderMovement[]> {
  const asked = { created: { gte: seconds(start), lt: seconds(end) }, limit: 100 };
  const charges = await readAll(stripe.charges.list(asked));
  const refunds = await readAll(stripe.refunds.list(asked));
  const common = (made: Stripe.Charge | Stripe.Refund) => {
    const reference = made.metadata?.['site'] === siteUrl ? made.metadata['reference'] : undefined;
    return {
      amountCents: made.amount,
      at: new Date(made.created * 1000),
      ...(reference !== undefined && { reference }),
    };
  };
  return [
    ...charges
      .filter(({ status, metadata }) => status === 'succeeded' && !isElsewhere(metadata, siteUrl))
      .map((charge): ProviderMovement => ({
        kind: 'payment',
        id: idIn(charge.payment_intent) ?? charge.id,
        ...common(charge),
      })),
    ...refunds
      .filter(({ status, metadata }) => status === 'succeeded' && !isElsewhere(metadata, siteUrl))
      .map((refund): ProviderMovement => ({ kind: 'refund', id: refund.id, ...common(refund) })),
  ];
}
